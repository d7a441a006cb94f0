/**
 * Characters that begin a formula, including full-width ones, even after characters that
 * spreadsheets drop: blanks and invisible ones.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/** The byte order mark at the start of a CSV file, so that spreadsheets read it as UTF-8. */
export const CSV_START = '\uFEFF'

/**
 * Where a spreadsheet that uses another separator than the file's would begin a formula inside a
 * cell.
 */
const INNER_FORMULA = /([;,])([^\S\t\r\n]*)('*)([=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

/** Puts an apostrophe before each formula that other separators than the file's would reveal in a cell. */
const guardInner = (text: string, separator: string): string =>
  text.replaceAll(
    INNER_FORMULA,
    (found, sign: string, blank: string, marks: string, begin: string) =>
      sign === separator ? found : `${sign}${blank}${marks}'${begin}`,
  )

/** Takes the apostrophes of `guardInner` out again. */
export const unguardInner = (text: string, separator: string): string =>
  text.replaceAll(
    INNER_FORMULA,
    (found, sign: string, blank: string, marks: string, begin: string) =>
      sign === separator ? found : `${sign}${blank}${marks.slice(1)}${begin}`,
  )

/**
 * A cell of a CSV file (RFC 4180). A text that begins like a formula gets a leading apostrophe, as
 * it may come from anyone. So does a part of it that would be a separate cell where Excel splits at
 * another separator, which depends on the country.
 */
export function csvCell(value: string | number, separator = ','): string {
  const inner = typeof value === 'string' ? guardInner(value, separator) : String(value)
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${inner}` : inner
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a CSV file. */
export const csvLine = (cells: readonly (string | number)[], separator = ','): string =>
  `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`
