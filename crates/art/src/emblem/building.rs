//! Buildings.

/// A tower of a city wall from above, with a slate cone.
pub(super) const TURRET: &str = concat!(
    r##"<circle cx="1.3" cy="1.5" r="4" fill="#3d4a1c" opacity=".3"/>"##,
    r##"<circle r="4" fill="#c9bda8" stroke="#4b3626" stroke-width=".8"/>"##,
    r##"<circle r="2.9" fill="#5f6f86"/>"##,
    r##"<path d="M0 0l-2.8-.7a2.9 2.9 0 0 1 3.5-2.1z" fill="#93a3b8"/>"##,
    r##"<path d="M0 0l.7-2.8a2.9 2.9 0 0 1 2.1 3.5z" fill="#7688a0"/>"##,
);

/// A well with a little roof.
pub(super) const WELL: &str = concat!(
    r##"<ellipse cx=".7" cy="1.8" rx="3" ry="1.4" fill="#3d4a1c" opacity=".3"/>"##,
    r##"<path d="M-2.4-.4v1.6q2.4 1.6 4.8 0v-1.6z" fill="#b9ac98" stroke="#4b3626" stroke-width=".6"/>"##,
    r##"<path d="M-2-.6v-2.4M2-.6v-2.4" stroke="#4b3626" stroke-width=".6"/>"##,
    r##"<path d="M-3.2-2.6l3.2-2 3.2 2z" fill="#b34a32" stroke="#4b3626" stroke-width=".5" stroke-linejoin="round"/>"##,
);

/// A cottage.
pub(super) const HOUSE: &str = concat!(
    r##"<path d="M-4 4.6h11l1.5-1.6h-11z" fill="#3d3a1c" opacity=".3"/>"##,
    r##"<path d="M-5 4.4v-5.4l3-3.4h8v8.8z" fill="#f1e4c6" stroke="#4b3626" stroke-width=".7" stroke-linejoin="round"/>"##,
    r##"<path d="M-2-.2v4.6M2 4.4v-2.8h1.8v2.8" fill="none" stroke="#7a5a3a" stroke-width=".7"/>"##,
    r##"<path d="M-5.8-.4l3.4-4.4 1.6 4.4z" fill="#e7d3a8" stroke="#4b3626" stroke-width=".6" stroke-linejoin="round"/>"##,
    r##"<path d="M-2.4-4.8h7.4l2.2 4.6h-8z" fill="#c25a3c" stroke="#4b3626" stroke-width=".7" stroke-linejoin="round"/>"##,
);

/// A church with a bell tower.
pub(super) const CLOISTER: &str = concat!(
    // Shadow on the lawn.
    r##"<path d="M-9 9h22l4-4-4-3h-20z" fill="#3d4a1c" opacity=".28"/>"##,
    // Nave.
    r##"<path d="M-4.5-2.5h15.5v11.3h-15.5z" fill="#f4ead2" stroke="#4b3626" stroke-width=".8"/>"##,
    r##"<path d="M8.2-2.5h2.8v11.3h-2.8z" fill="#dccfb0"/>"##,
    r##"<path d="M-5.5-2l2.6-7h12l3 7z" fill="#c0492f" stroke="#4b3626" stroke-width=".8" stroke-linejoin="round"/>"##,
    r##"<path d="M-2.9-9h12l.6 1.5h-13.2z" fill="#dd7350"/>"##,
    r##"<path d="M-4.2-5.2h14.6M-3.4-7h13.2" stroke="#98361f" stroke-width=".4"/>"##,
    r##"<path d="M1 6.8v-3.8a1.2 1.2 0 0 1 2.4 0v3.8zM5.4 6.8v-3.8a1.2 1.2 0 0 1 2.4 0v3.8z" fill="#5d6f8a" stroke="#4b3626" stroke-width=".4"/>"##,
    // Bell tower.
    r##"<path d="M-10.5-8.5h7v17.3h-7z" fill="#f9f1dc" stroke="#4b3626" stroke-width=".8"/>"##,
    r##"<path d="M-5.2-8.5h1.7v17.3h-1.7z" fill="#dfd2b4"/>"##,
    r##"<path d="M-11.4-8l4.4-8 4.4 8z" fill="#b8432c" stroke="#4b3626" stroke-width=".8" stroke-linejoin="round"/>"##,
    r##"<path d="M-11-8.3l4-7.2v7.2z" fill="#d96c49"/>"##,
    r##"<path d="M-7-22v6.4M-9.2-19.8h4.4" stroke="#4b3626" stroke-width="1.5"/>"##,
    r##"<path d="M-7-21.6v5.6M-8.8-19.8h3.6" stroke="#f2d77a" stroke-width=".7"/>"##,
    r##"<path d="M-8.2-3.2v-1.6a1.2 1.2 0 0 1 2.4 0v1.6z" fill="#6b4a32"/>"##,
    r##"<path d="M-8.5 8.8v-4a1.5 1.5 0 0 1 3 0v4z" fill="#6b4a32" stroke="#4b3626" stroke-width=".4"/>"##,
);

/// A half-timbered inn.
pub(super) const INN: &str = concat!(
    r##"<path d="M-5.5 5.2h12.5l2-2h-13z" fill="#2c4a58" opacity=".35"/>"##,
    r##"<path d="M-6 5v-6l3.2-4.4h9v10.4z" fill="#f6ecd4" stroke="#4b3626" stroke-width=".8" stroke-linejoin="round"/>"##,
    r##"<path d="M-6 1.8h12.2M-2.8 5v-6M1.6 5v-6M-6 1.8l3.2-2.8M-2.8 5l4.4-3.2M6.2-1l-4.6 2.8" stroke="#6b4426" stroke-width=".6"/>"##,
    r##"<path d="M3 5v-2.6h1.8v2.6z" fill="#6b4426"/>"##,
    r##"<path d="M-3.2-6.2h8.6l2.4 5.2h-8.8z" fill="#b34a32" stroke="#4b3626" stroke-width=".8" stroke-linejoin="round"/>"##,
    r##"<path d="M-3.2-6.2h8.6l.7 1.5h-8.7z" fill="#d8704d"/>"##,
    r##"<path d="M-6.8-.6l3.6-5.6 2.2 5.2z" fill="#e9d6ad" stroke="#4b3626" stroke-width=".7" stroke-linejoin="round"/>"##,
    r##"<path d="M3.6-6.2v-2.2h1.6v2.2z" fill="#c9bda8" stroke="#4b3626" stroke-width=".5"/>"##,
    r##"<path d="M-6-.2h-2.6" stroke="#4b3626" stroke-width=".6"/><rect x="-9.6" y="0" width="2.4" height="2.6" rx=".4" fill="#e8c65a" stroke="#4b3626" stroke-width=".5"/>"##,
);

/// A cathedral with two towers and a rose window.
pub(super) const CATHEDRAL: &str = concat!(
    r##"<path d="M-15 17.5h34l5-5h-36z" fill="#6a4420" opacity=".35"/>"##,
    r##"<path d="M-13.5-9h27v26.5h-27z" fill="#efe3c9" stroke="#4b3626" stroke-width=".9"/>"##,
    // Gable between the towers.
    r##"<path d="M-6.5-7.5l6.5-8.5 6.5 8.5z" fill="#e3d4b4" stroke="#4b3626" stroke-width=".8" stroke-linejoin="round"/>"##,
    r##"<path d="M-6.5-8h13v25.5h-13z" fill="#f5ebd4"/>"##,
    // Towers.
    r##"<path d="M-15-12h8.5v29.5h-8.5zM6.5-12h8.5v29.5h-8.5z" fill="#f8efda" stroke="#4b3626" stroke-width=".9"/>"##,
    r##"<path d="M-9-12h2.5v29.5h-2.5zM12.5-12h2.5v29.5h-2.5z" fill="#dccba8"/>"##,
    r##"<path d="M-16-11.5l5.2-9.5 5.3 9.5zM5.5-11.5l5.3-9.5 5.2 9.5z" fill="#5f6f86" stroke="#4b3626" stroke-width=".9" stroke-linejoin="round"/>"##,
    r##"<path d="M-15.4-11.9l4.6-8.5v8.5zM6.1-11.9l4.7-8.5v8.5z" fill="#8c9cb2"/>"##,
    r##"<path d="M-10.8-24.5v4M-12-23.2h2.4M10.8-24.5v4M9.6-23.2h2.4M0-19.5v4M-1.2-18.2h2.4" stroke="#4b3626" stroke-width=".9"/>"##,
    // Rose, portals, windows.
    r##"<circle cy="-1.5" r="4" fill="#3f6fa8" stroke="#4b3626" stroke-width=".8"/>"##,
    r##"<path d="M0-5.5v8M-4-1.5h8M-2.8-4.3l5.6 5.6M2.8-4.3l-5.6 5.6" stroke="#f5ebd4" stroke-width=".7"/><circle cy="-1.5" r="1.2" fill="#e2a23c"/>"##,
    r##"<path d="M-3.2 17.5v-7a3.2 3.2 0 0 1 6.4 0v7z" fill="#6b4226" stroke="#4b3626" stroke-width=".7"/><path d="M0 17.5v-10" stroke="#4b3626" stroke-width=".5"/>"##,
    r##"<path d="M-12.2-1v-4.5a1.3 1.3 0 0 1 2.6 0v4.5zM9.4-1v-4.5a1.3 1.3 0 0 1 2.6 0v4.5zM-12.2 8v-4a1.3 1.3 0 0 1 2.6 0v4zM9.4 8v-4a1.3 1.3 0 0 1 2.6 0v4z" fill="#46617f"/>"##,
    r##"<path d="M-15 10.5h8.5M6.5 10.5h8.5M-6.5 5h13" stroke="#b49a72" stroke-width=".6"/>"##,
);

/// A barn with a silo.
pub(super) const FARM: &str = concat!(
    r##"<path d="M-9 8.6h20l4-3.6h-20z" fill="#4a3423" opacity=".3"/>"##,
    r##"<path d="M-9-1.5l4.5-6h11l4.5 6v10h-20z" fill="#a8402c" stroke="#4a2a1c" stroke-width=".8" stroke-linejoin="round"/>"##,
    r##"<path d="M-9-1.5l4.5-6 4.5 6v10h-9z" fill="#bd5038"/>"##,
    r##"<path d="M-10-1l2-4.5 3.5-3.5h11.5l3.3 3.5 1.7 4.5h-11.2l-1.6-3.8-3-3-3 3.4-1.8 3.4z" fill="#7c6a58" stroke="#4a2a1c" stroke-width=".8" stroke-linejoin="round"/>"##,
    r##"<path d="M-4.5-9h11.5l1.2 1.2h-11.6z" fill="#a08f79"/>"##,
    r##"<path d="M-7.2 8.5v-6.2h5.4v6.2z" fill="#f2e6cb" stroke="#4a2a1c" stroke-width=".6"/><path d="M-7.2 8.5l5.4-6.2M-1.8 8.5l-5.4-6.2" stroke="#a8402c" stroke-width=".8"/>"##,
    r##"<path d="M3 5.6v-3h2.2v3zM7 5.6v-3h2.2v3z" fill="#f2e6cb" stroke="#4a2a1c" stroke-width=".4"/>"##,
    r##"<path d="M-6-1.6h2.6v-2.2l-1.3-1.2-1.3 1.2z" fill="#f2e6cb"/>"##,
);

/// A log cabin with a trader's sign.
pub(super) const POST: &str = concat!(
    r##"<path d="M-5.6 5.6h12l2-2h-12z" fill="#4a3423" opacity=".32"/>"##,
    r##"<path d="M-5.6 5.4v-5.6l3.2-4h8.4v9.6z" fill="#b98a58" stroke="#4a2f1c" stroke-width=".8" stroke-linejoin="round"/>"##,
    r##"<path d="M-5.6 1.2h11.6M-5.6 2.6h11.6M-5.6 4h11.6M-5.6-.2h11.6" stroke="#7d5833" stroke-width=".5"/>"##,
    r##"<path d="M.4 5.4v-3.6h2.2v3.6z" fill="#4a2f1c"/>"##,
    r##"<path d="M-2.8-5h8.2l2 4.8h-8.2z" fill="#7a5b3d" stroke="#4a2f1c" stroke-width=".8" stroke-linejoin="round"/><path d="M-2.4-3.8h8M-1.9-2.4h8.1" stroke="#5b4229" stroke-width=".4"/>"##,
    r##"<path d="M-6.4 0l3.6-5 2 4.8z" fill="#cfa36f" stroke="#4a2f1c" stroke-width=".7" stroke-linejoin="round"/>"##,
    r##"<path d="M-7.6 6v-8" stroke="#4a2f1c" stroke-width=".9"/>"##,
    r##"<path d="M-11-9.6h7.2v7.2h-7.2z" fill="#f6e9c6" stroke="#4a2f1c" stroke-width=".8"/>"##,
    r##"<path d="M-9.4-4.4v-3.2h1.2l1.6 2v-2h1.2v3.2" fill="none" stroke="#c23b30" stroke-width="0"/><circle cx="-7.4" cy="-6" r="2.1" fill="#e0a82e" stroke="#8a5a14" stroke-width=".7"/>"##,
);
