/** The colors of bars that every picture can have. */
export const BAR_COLORS = { white: '#ffffff', black: '#10131a' } as const

/** Which color bars get: one of those, or that of the picture's own edges. */
export type BarsChoice = 'edges' | keyof typeof BAR_COLORS
