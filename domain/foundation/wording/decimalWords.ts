/**
 * Formats a number with options of `Intl.NumberFormat`, for figures that appear in one place only.
 */
export const formatNumber = (value: number, options: Intl.NumberFormatOptions): string =>
  value.toLocaleString('en-US', options)

/** A number with a few decimals, without zeros at their end: "1.4", "2". */
export const formatDecimal = (value: number, decimals = 1): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: decimals })
