//! Buildings, seen from above like everything in the landscape.

/// A tower of a city wall with a slate cone.
pub(super) const TURRET: &str = concat!(
    r##"<circle cx="1.2" cy="1.4" r="3.8" fill="#3d3a1c" opacity=".3"/>"##,
    r##"<circle r="3.8" fill="#d8cdb9" stroke="#4b3626" stroke-width=".7"/><path d="M-2.7 2.7a3.8 3.8 0 0 0 5.4-5.4z" fill="#a89a84"/>"##,
    r##"<circle r="2.6" fill="#5b6a80" stroke="#4b3626" stroke-width=".4"/><path d="M0 0L-1.9 1.8A2.6 2.6 0 0 1 1.8-1.9z" fill="#9aa8bb"/>"##,
);

/// A well under its beam.
pub(super) const WELL: &str = concat!(
    r##"<ellipse cx=".8" cy="1" rx="2.9" ry="2.7" fill="#3d4a1c" opacity=".3"/>"##,
    r##"<circle r="2.7" fill="#cdc2ad" stroke="#4b3626" stroke-width=".6"/><circle r="1.5" fill="#4d7d94" stroke="#4b3626" stroke-width=".5"/><path d="M-3.2-.1H3.2" stroke="#6b4426" stroke-width=".9"/>"##,
);

/// A cottage.
pub(super) const HOUSE: &str = concat!(
    r##"<path d="M-4-2.6H7.2V5H-4z" fill="#3d3a1c" opacity=".3"/>"##,
    r##"<path d="M-5.4-4.2H5.4V3.8H-5.4z" fill="#963d2b" stroke="#4b3626" stroke-width=".7"/><path d="M-5.4-4.2H5.4V-.2H-5.4z" fill="#d36b48"/><path d="M-5.4-.2H5.4" stroke="#4b3626" stroke-width=".45"/><path d="M2-2.8h1.5v1.5H2z" fill="#efe5cd" stroke="#4b3626" stroke-width=".4"/>"##,
);

/// A cloister: a church with a bell tower along one side of a garth.
pub(super) const CLOISTER: &str = concat!(
    r##"<path d="M-9.6-6.4H13.6V14.8H-8.2l-2-2z" fill="#3d4a1c" opacity=".28"/>"##,
    r##"<path d="M-10.6-7.6H10.6V13H-10.6z" fill="#b8492f" stroke="#4b3626" stroke-width=".8"/>"##,
    r##"<path d="M-10.2-7.2L-6-3.4V8.8L-10.2 12.6z" fill="#d4704c"/><path d="M10.2-7.2L6-3.4V8.8l4.2 3.8z" fill="#a03c28"/><path d="M-10.2 12.6L-6 8.8H6l4.2 3.8z" fill="#93361f"/>"##,
    r##"<path d="M-6-3.4H6V8.8H-6z" fill="#bccf83" stroke="#4b3626" stroke-width=".6"/>"##,
    r##"<path d="M-5.7-3.1H5.7V-1.9H-4.5V8.5H-5.7z" fill="#8fa35c"/>"##,
    r##"<path d="M0-2v10.4M-4.6 3.2H5.6" stroke="#e9dfb8" stroke-width="1.2"/><circle cx=".4" cy="3.2" r="1.9" fill="#e9dfb8"/><circle cx=".4" cy="3.2" r="1.1" fill="#7faec2" stroke="#4b3626" stroke-width=".4"/>"##,
    r##"<path d="M-10-4.8H14.6a5 5 0 0 0 .6-5.6l-1-3" fill="#3d3a1c" opacity=".3"/>"##,
    r##"<path d="M-9-15H9.4a4.4 4.4 0 0 1 0 8.8H-9z" fill="#a03c28" stroke="#4b3626" stroke-width=".8" stroke-linejoin="round"/>"##,
    r##"<path d="M-8.6-14.6H9.2L9.6-10.6H-8.6z" fill="#df7a54"/><path d="M9.4-15a4.4 4.4 0 0 1 4.4 4.4H9.4z" fill="#c65d3c"/>"##,
    r##"<path d="M-8.6-10.6H9.4M9.4-10.6l3-3.2M9.4-10.6l4.4 0M9.4-10.6l3 3.2" stroke="#4b3626" stroke-width=".5" opacity=".7"/>"##,
    r##"<path d="M-12.6-13.4l7 .6 3.6 5.6-6.4 2.6z" fill="#3d3a1c" opacity=".3"/>"##,
    r##"<path d="M-14-15.2h8v9.2h-8z" fill="#efe5cd" stroke="#4b3626" stroke-width=".8"/>"##,
    r##"<path d="M-13-14.2h6v7.2h-6z" fill="#6d7d94"/><path d="M-13-7V-14.2h6L-10-10.6z" fill="#a3b1c4"/>"##,
    r##"<path d="M-10-14.6v7.4M-12.6-12.2h5.2" stroke="#4b3626" stroke-width="2"/><path d="M-10-14v6.2M-12-12.2h4" stroke="#f6d977" stroke-width="1.1"/>"##,
);

/// An inn with a yard; its sign shows a tankard.
pub(super) const INN: &str = concat!(
    r##"<path d="M-5.6-3.4L9.4-3V7H-3l-2.8-1.6z" fill="#2c3a30" opacity=".32"/>"##,
    r##"<path d="M1.6-1H6.8V6H1.6z" fill="#963d2b" stroke="#4b3626" stroke-width=".7"/><path d="M1.6-1h2.6V6H1.6z" fill="#d36b48"/>"##,
    r##"<path d="M-7.4-5.6H7.4V1.8H-7.4z" fill="#963d2b" stroke="#4b3626" stroke-width=".8"/><path d="M-7.4-5.6H7.4V-1.9H-7.4z" fill="#dd7751"/>"##,
    r##"<path d="M-7.4-1.9H7.4" stroke="#4b3626" stroke-width=".5"/><path d="M-4.6-3.8h1.8v2h-1.8zM3.4-4.4h1.6v1.6H3.4z" fill="#efe5cd" stroke="#4b3626" stroke-width=".5"/>"##,
    r##"<circle cx="-4.4" cy="4.4" r="4.3" fill="#fbf1d4" stroke="#4b3626" stroke-width=".8"/>"##,
    r##"<path d="M-6.6 2.6h3.6v4.6h-3.6z" fill="#d99a2b" stroke="#4b3626" stroke-width=".7"/><path d="M-3 3.4q2-.2 2 1.6t-2 1.4" fill="none" stroke="#4b3626" stroke-width=".8"/><path d="M-7 2.8q-.2-1.4 1.2-1.2.8-1 1.6 0 1.4-.2 1.2 1.2z" fill="#fffdf4" stroke="#4b3626" stroke-width=".5"/>"##,
);

/// A cathedral: two towers in the west, transept, choir with ambulatory.
pub(super) const CATHEDRAL: &str = concat!(
    r##"<path d="M-18-8.6L16-7q6 3 5 9.4-1.6 9-9 9.4h-6l-.6 4.6H.6l-1-3.6H-18z" fill="#6a4420" opacity=".3"/>"##,
    r##"<path d="M-8-11V11M-4-11V11M10-10V10M14-9V9" stroke="#4b3626" stroke-width="2"/><path d="M-8-10.6V10.6M-4-10.6V10.6M10-9.6V9.6M14-8.6V8.6" stroke="#efe5cd" stroke-width="1.1"/>"##,
    r##"<path d="M-13-9.2H11.4a8 9.2 0 0 1 0 18.4H-13z" fill="#efe5cd" stroke="#4b3626" stroke-width=".9"/>"##,
    r##"<path d="M-13-8H11.4a6.9 8 0 0 1 0 16H-13z" fill="#6f8098"/><path d="M-13-8H11.4A6.9 8 0 0 1 18.3 0H-13z" fill="#b6c2d2"/>"##,
    r##"<path d="M15.2-6.6L13-4M18-3.4L15.4-2M15.2 6.6L13 4M18 3.4L15.4 2" stroke="#4b3626" stroke-width=".4" opacity=".6"/>"##,
    r##"<path d="M-14-4.6H11.6a4.6 4.6 0 0 1 0 9.2H-14z" fill="#54657d" stroke="#4b3626" stroke-width=".7"/><path d="M-14-4.3H11.6A4.3 4.3 0 0 1 15.9 0H-14z" fill="#94a4ba"/><path d="M-14 0H12M12 0l3-3M12 0l3 3" stroke="#4b3626" stroke-width=".5" opacity=".7"/>"##,
    r##"<path d="M-.6-12.6H7.4V12.6H-.6z" fill="#efe5cd" stroke="#4b3626" stroke-width=".9"/><path d="M.4-11.6H6.4V11.6H.4z" fill="#54657d"/><path d="M.4-11.6H3.4V11.6H.4z" fill="#94a4ba"/><path d="M.4-4.3L3.4 0l3-4.3z" fill="#b6c2d2"/><path d="M3.4-11.6V11.6" stroke="#4b3626" stroke-width=".5" opacity=".7"/>"##,
    r##"<path d="M.4-4.3L6.4 4.3M6.4-4.3L.4 4.3" stroke="#4b3626" stroke-width=".5" opacity=".7"/><circle cx="3.4" r="2.5" fill="#f2d77a" stroke="#4b3626" stroke-width=".8"/><path d="M3.4 0l1.7-1.8a2.5 2.5 0 0 1-3.5 3.5z" fill="#c9962f"/>"##,
    r##"<path d="M-18-3.6h7V3.6h-7z" fill="#e0d4b8" stroke="#4b3626" stroke-width=".8"/><path d="M-18-3.6h7V0h-7z" fill="#fbf5e6"/>"##,
    r##"<path d="M-19-11h9v8.4h-9zM-19 2.6h9V11h-9z" fill="#f6eedb" stroke="#4b3626" stroke-width=".9"/>"##,
    r##"<path d="M-17.8-9.8h6.6v6h-6.6zM-17.8 3.8h6.6v6h-6.6z" fill="#54657d"/><path d="M-17.8-3.8v-6h6.6l-3.3 3zM-17.8 9.8v-6h6.6l-3.3 3z" fill="#a9b7c9"/>"##,
    r##"<path d="M-14.5-10v6.4M-16.8-8.2h4.6M-14.5 3.6v6.4M-16.8 5.4h4.6" stroke="#4b3626" stroke-width="1.9"/><path d="M-14.5-9.5v5.4M-16.3-8.2h3.6M-14.5 4.1v5.4M-16.3 5.4h3.6" stroke="#f6d977" stroke-width="1"/>"##,
);

/// A barn with a silo.
pub(super) const FARM: &str = concat!(
    r##"<path d="M-7.6-6.4L11-6V8.6H-5z" fill="#4a3423" opacity=".3"/>"##,
    r##"<path d="M-9.6-7.8H7V6H-9.6z" fill="#8d3423" stroke="#4a2a1c" stroke-width=".8"/><path d="M-9.6-7.8H7V-4.4H-9.6z" fill="#c75a40"/><path d="M-9.6-4.4H7V-.9H-9.6z" fill="#b34a34"/><path d="M-9.6 2.6H7V6H-9.6z" fill="#7a2a1b"/>"##,
    r##"<path d="M-9.6-4.4H7M-9.6-.9H7M-9.6 2.6H7" stroke="#4a2a1c" stroke-width=".5"/>"##,
    r##"<path d="M-9.4 2.8L6.8 5.8M6.8 2.8L-9.4 5.8M-9.4-7.6L6.8-4.6M6.8-7.6L-9.4-4.6" stroke="#f2e6cb" stroke-width=".6" opacity=".75"/>"##,
    r##"<path d="M-2.6-2.2H0V.4h-2.6z" fill="#f2e6cb" stroke="#4a2a1c" stroke-width=".5"/>"##,
    r##"<circle cx="9" cy="3.4" r="3.8" fill="#cfc3ae" stroke="#4a2a1c" stroke-width=".8"/><circle cx="9" cy="3.4" r="2.7" fill="#8f8477"/><path d="M9 3.4L6.6 4.6A2.7 2.7 0 0 1 10.2 1z" fill="#b9ad9b"/>"##,
);

/// A log cabin; its sign shows a coin.
pub(super) const POST: &str = concat!(
    r##"<path d="M-5.4-4L9.2-3.4V5.4H-3.2z" fill="#4a3423" opacity=".32"/>"##,
    r##"<path d="M-6.6-5.6H7.4V3.4H-6.6z" fill="#6b4c2f" stroke="#4a2f1c" stroke-width=".8"/><path d="M-6.6-5.6H7.4V-1.1H-6.6z" fill="#a9814f"/>"##,
    r##"<path d="M-6.6-3.4H7.4M-6.6-1.1H7.4M-6.6 1.1H7.4M-3-5.6V-1.1M1-5.6V-1.1M5-5.6V-1.1M-1-1.1V3.4M3.4-1.1V3.4" stroke="#4a2f1c" stroke-width=".45" opacity=".7"/>"##,
    r##"<path d="M3.4-5h2v2h-2z" fill="#8f8a80" stroke="#4a2f1c" stroke-width=".5"/>"##,
    r##"<circle cx="-4.4" cy="4.2" r="4.3" fill="#fbf1d4" stroke="#4a2f1c" stroke-width=".8"/><circle cx="-4.4" cy="4.2" r="2.5" fill="#e0a82e" stroke="#8a5a14" stroke-width=".8"/><path d="M-5 3.2v2M-3.8 3.2v2" stroke="#8a5a14" stroke-width=".6"/>"##,
);
