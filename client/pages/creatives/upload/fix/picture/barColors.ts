/** The bar colors that every picture offers. */
export const BAR_COLORS = { white: '#ffffff', black: '#10131a' } as const

/** The color of the bars: one of these, or that of the picture's own edges. */
export type BarsChoice = 'edges' | keyof typeof BAR_COLORS
