/** The signs that begin a formula, full-width ones too, also after what spreadsheets drop: blanks and what is invisible. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/** What a CSV file begins with, so that spreadsheets read it as UTF-8. */
export const CSV_START = '\uFEFF'

/** Where a spreadsheet that splits at another sign than the file's would begin a formula inside of a cell. */
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
 * A cell of a CSV file (RFC 4180). A text that begins like a formula gets an apostrophe in front: it may come from
 * anybody. So does a part of it that is a cell of its own where Excel splits at another sign, as it does by country.
 */
export function csvCell(value: string | number, separator = ','): string {
  const inner = typeof value === 'string' ? guardInner(value, separator) : String(value)
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${inner}` : inner
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a CSV file. */
export const csvLine = (cells: readonly (string | number)[], separator = ','): string =>
  `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`
