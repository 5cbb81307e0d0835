// Pages that few open. They are loaded from here and not from the entry, so that the packer does not divide what the
// other pages share on their account.

export const analysis = () => import("../analysis/page.js");
export const puzzles = () => import("../puzzles/page.js");
