/** When somebody last held the figures of the pages against their sources. */
export const FIGURES_CHECKED = '2026-11-22'
