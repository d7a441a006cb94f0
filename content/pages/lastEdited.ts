/** When the pages that explain were last edited. */
export const LAST_EDITED = '2026-11-23'
