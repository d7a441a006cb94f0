/** The signs that begin a formula, full-width ones too, also after what spreadsheets drop: blanks and what is invisible. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/** What a CSV file begins with, so that spreadsheets read it as UTF-8. */
export const CSV_START = '\uFEFF'

/** A cell of a CSV file (RFC 4180). A text that begins like a formula gets an apostrophe in front: it may come from anybody. */
export function csvCell(value: string | number, separator = ','): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a CSV file. */
export const csvLine = (cells: readonly (string | number)[], separator = ','): string =>
  `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`
