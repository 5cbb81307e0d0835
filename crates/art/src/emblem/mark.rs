//! Marks that count: shields, flags, goods.

/// A blue escutcheon with a pale.
pub(super) const SHIELD: &str = concat!(
    r##"<path d="M-5.6-6.4h12.4v6.2c0 4.6-3 7-6.2 8.4-3.2-1.4-6.2-3.8-6.2-8.4z" fill="#4b3626" opacity=".3"/>"##,
    r##"<path d="M-6.2-7h12.4v6.2c0 4.6-3 7-6.2 8.4-3.2-1.4-6.2-3.8-6.2-8.4z" fill="#f7efd9" stroke="#3a2c22" stroke-width=".8"/>"##,
    r##"<path d="M-4.9-5.7h9.8v4.9c0 3.7-2.3 5.6-4.9 6.9-2.6-1.3-4.9-3.2-4.9-6.9z" fill="#2f5fa6"/>"##,
    r##"<path d="M-4.9-5.7h4.9v11.8c-2.6-1.3-4.9-3.2-4.9-6.9z" fill="#4478c0"/>"##,
    r##"<path d="M-1.1-5.7h2.2v3.2h3.8v2.2h-3.8v6l-1.1.5-1.1-.5v-6h-3.8v-2.2h3.8z" fill="#f2d77a"/>"##,
);

/// A flag on a pole.
pub(super) const FLAG: &str = concat!(
    r##"<ellipse cx="-3.6" cy="7.4" rx="3.4" ry="1.2" fill="#4a3423" opacity=".35"/>"##,
    r##"<path d="M-5 7.4v-15" stroke="#4a3423" stroke-width="1.3" stroke-linecap="round"/>"##,
    r##"<circle cx="-5" cy="-8" r="1" fill="#e8c65a" stroke="#4a3423" stroke-width=".4"/>"##,
    r##"<path d="M-4.6-7.4q3 1.2 6 0t5.6 0v8.6q-2.8-1.2-5.6 0t-6 0z" fill="#2d4f8f" stroke="#3a2c22" stroke-width=".7"/>"##,
    r##"<path d="M-4.3-7l11 8M6.7-7l-11 8" stroke="#f4efe2" stroke-width="1.7"/>"##,
    r##"<path d="M1.2-7.2v8.4M-4.5-3h11.5" stroke="#f4efe2" stroke-width="3"/>"##,
    r##"<path d="M1.2-7.2v8.4M-4.5-3h11.5" stroke="#c23b30" stroke-width="1.6"/>"##,
    r##"<path d="M-4.6-7.4q3 1.2 6 0t5.6 0v8.6q-2.8-1.2-5.6 0t-6 0z" fill="none" stroke="#3a2c22" stroke-width=".6"/>"##,
);

/// A barrel of wine in a round field.
pub(super) const WINE: &str = concat!(
    r##"<circle cx=".6" cy=".7" r="7.2" fill="#4b3626" opacity=".3"/>"##,
    r##"<circle r="7" fill="#faf1da" stroke="#6e2a3c" stroke-width="1.2"/>"##,
    r##"<path d="M-3.4-4.4q3.4-1 6.8 0q1.7 4.4 0 8.8q-3.4 1-6.8 0q-1.7-4.4 0-8.8z" fill="#a5673c" stroke="#4b2a1c" stroke-width=".8"/>"##,
    r##"<path d="M-1.2-4.9q-.7 4.9 0 9.8M1.2-4.9q.7 4.9 0 9.8" fill="none" stroke="#7d4726" stroke-width=".5"/>"##,
    r##"<path d="M-4.1-2.2q4.1 1 8.2 0M-4.1 2.2q4.1 1 8.2 0" fill="none" stroke="#5b5560" stroke-width="1.1"/>"##,
    r##"<circle cy=".3" r="1.3" fill="#7b1f3a"/>"##,
);

/// A sheaf of grain in a diamond.
pub(super) const GRAIN: &str = concat!(
    r##"<path d="M.6-7.6l8 8.2-8 8.2-8-8.2z" fill="#4b3626" opacity=".3"/>"##,
    r##"<path d="M0-8.4l8.2 8.4-8.2 8.4-8.2-8.4z" fill="#fbf3d6" stroke="#a87a1c" stroke-width="1.2" stroke-linejoin="round"/>"##,
    r##"<path d="M0 5.4v-9M-.6 4.6q-1.2-4-3.4-6.8M.6 4.6q1.2-4 3.4-6.8" fill="none" stroke="#b98419" stroke-width=".9" stroke-linecap="round"/>"##,
    r##"<path d="M0-5.8q1.5 1.6 0 3.6q-1.5-2 0-3.6zM-3.2-3.8q2 .6 1.7 2.9q-2-.8-1.7-2.9zM3.2-3.8q-2 .6-1.7 2.9q2-.8 1.7-2.9zM-4.6-1.6q2 .2 2.3 2.3q-2.1-.3-2.3-2.3zM4.6-1.6q-2 .2-2.3 2.3q2.1-.3 2.3-2.3zM0-2.4q1.4 1.5 0 3.2q-1.4-1.7 0-3.2z" fill="#dda32c" stroke="#8f6414" stroke-width=".4"/>"##,
    r##"<path d="M-1.8 2.4h3.6" stroke="#8c4a2a" stroke-width="1.3" stroke-linecap="round"/>"##,
);

/// A bolt of cloth in a square.
pub(super) const CLOTH: &str = concat!(
    r##"<rect x="-6" y="-5.9" width="13.2" height="13.2" rx="2.4" fill="#4b3626" opacity=".3"/>"##,
    r##"<rect x="-6.6" y="-6.6" width="13.2" height="13.2" rx="2.4" fill="#f8f1dd" stroke="#2f6b63" stroke-width="1.2"/>"##,
    r##"<path d="M-3.8-3.4h6v5.6q-1.2 1.2-2.4 0t-2.4.8-1.2.6z" fill="#2f8a7c" stroke="#1d4f48" stroke-width=".6"/>"##,
    r##"<path d="M-3.8-1.2h6M-3.8 1h6" stroke="#9ad0bd" stroke-width=".7"/>"##,
    r##"<ellipse cx="2.6" cy="-.2" rx="1.9" ry="4.4" fill="#3c9c8c" stroke="#1d4f48" stroke-width=".7"/>"##,
    r##"<ellipse cx="2.6" cy="-.2" rx=".8" ry="2" fill="#f1e6c8" stroke="#1d4f48" stroke-width=".5"/>"##,
);
