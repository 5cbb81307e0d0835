//! Animals of the prairie as strong silhouettes, each facing west.

/// Bison, deer, turkey, bear, beaver.
pub(super) const ALL: [&str; 5] = [
    concat!(
        r##"<ellipse cx=".4" cy="4.6" rx="6" ry="1.2" fill="#4a3423" opacity=".3"/>"##,
        r##"<path d="M-6.4.4q-.4-2.6 1.8-3.2 1.6-3.4 5-2.6 4.6.4 6.4 3.4 1 2.2.4 4.8l-.4 2.4h-1.6l-.4-2.6q-2.2.8-4.2.4l-.6 2.2h-1.6l-.4-2.2q-.8 1.6-2.6 1.4-1.4-.6-1.8-4z" fill="#5a3a22" stroke="#f1e2b8" stroke-width=".7" stroke-linejoin="round"/>"##,
        r##"<path d="M-5-2.2q-1.2-.4-1.2-1.8" fill="none" stroke="#2e1c10" stroke-width=".8" stroke-linecap="round"/><path d="M-4.4-2.4q2-2.6 4.4-2.2-1 3.6-2.2 7-1.6.2-2.2-.8z" fill="#3d2615"/>"##,
    ),
    concat!(
        r##"<ellipse cx=".4" cy="5.4" rx="4.8" ry="1" fill="#4a3423" opacity=".3"/>"##,
        r##"<path d="M-5.4-2.4l1.6-1.2 1.2.4 1.4 2q2.6-.6 5-.2 1.4.4 1.2 2l-.2 1.4.4 3.4h-1.2l-.8-3h-3.4l-.8 3h-1.2l-.2-3.4q-1.2-.8-1.4-2.6l-.6-1.2z" fill="#a5693a" stroke="#f1e2b8" stroke-width=".7" stroke-linejoin="round"/>"##,
        r##"<path d="M-3.6-3.8q-1.6-1-1.4-2.6M-4.6-5q-1-.2-1.2-1.2M-2.8-3.8q1-1.2.8-2.8M-2.2-5q1-.4 1.2-1.4" fill="none" stroke="#6a4020" stroke-width=".7" stroke-linecap="round"/>"##,
    ),
    concat!(
        r##"<ellipse cx=".4" cy="5.2" rx="4.6" ry="1" fill="#4a3423" opacity=".3"/>"##,
        r##"<path d="M.4 3q-2-1.6-1-5.4 1-3.4 4.4-3 2.6 1 2.4 4.4-.4 3.4-3 4.4z" fill="#7a4a2c" stroke="#f1e2b8" stroke-width=".7"/><path d="M1.4 2.4l.2-6.4M2.4 2.4l2-5.6M3 2.8l2.8-3.4" stroke="#d8a860" stroke-width=".6"/>"##,
        r##"<path d="M-4.6-2.6q.8-1 1.6.2.2 2 1.2 2.4 2.6-.6 3.8 1 .6 2.4-2 3.2-3.4.2-3.8-3-.4-2 .2-3z" fill="#4f3326" stroke="#f1e2b8" stroke-width=".6"/>"##,
        r##"<path d="M-4.4-2.2q-.6 1-.2 2" stroke="#c23b30" stroke-width="1" fill="none" stroke-linecap="round"/><path d="M-.8 4v1.4M.6 4v1.4" stroke="#8a5a24" stroke-width=".7"/>"##,
    ),
    concat!(
        r##"<ellipse cx=".4" cy="4.6" rx="6" ry="1.1" fill="#4a3423" opacity=".3"/>"##,
        r##"<path d="M-6.6-.4q.4-2.4 2.6-2.6l.6-1 1 .8q2.4-1.6 5-1 3.4.8 3.6 4.2l.2 4.4h-2l-.4-2q-1.8.6-3.6.2l-.4 1.8h-2l-.2-2.4q-1.2-.2-1.8-1.4-1.8.2-2.6-1z" fill="#463026" stroke="#f1e2b8" stroke-width=".7" stroke-linejoin="round"/>"##,
        r##"<circle cx="-4.6" cy="-1.4" r=".4" fill="#f1e2b8"/>"##,
    ),
    concat!(
        r##"<ellipse cx=".4" cy="4.2" rx="5.6" ry="1" fill="#4a3423" opacity=".3"/>"##,
        r##"<path d="M2.6 1.4q2-1 3.8.2 1.2 1.4-.4 2.2-2.2.2-3.6-.6z" fill="#3d2a20" stroke="#f1e2b8" stroke-width=".6"/>"##,
        r##"<path d="M-6 .6q0-2.4 2.2-2.6 1-.2 1.6.4 2.8-1.4 4.6.6 1.6 2 .8 4.4-3.4 1.4-6.2.4l-.4-1.4q-2 .2-2.6-1.8z" fill="#7d5230" stroke="#f1e2b8" stroke-width=".7" stroke-linejoin="round"/>"##,
        r##"<path d="M-5.4 1.4v1.2" stroke="#f7efd9" stroke-width=".8"/><circle cx="-4.2" cy="-.4" r=".4" fill="#f1e2b8"/>"##,
    ),
];
