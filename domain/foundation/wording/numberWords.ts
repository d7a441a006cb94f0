let format: Intl.NumberFormat | undefined

function threeDigits(count: number): string {
  format ??= new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })
  return format.format(count)
}

/** A count with its thousands apart: "1,234,567". */
export const formatCount = (count: number): string => count.toLocaleString('en-US')

/** An estimate in three significant digits: 42,596 → "42,600". */
export function formatRounded(count: number): string {
  return threeDigits(count)
}

/** Formats a number of residents, alike everywhere: 2,460,000 → "2.46 M", 26,966 → "26,966". */
export function formatPeople(count: number): string {
  if (count < 1_000_000) return formatCount(count)
  return `${threeDigits(count / 1_000_000)} M`
}

/** "1 day", "28 days". */
export function formatQuantity(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}
