import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'
import { parseCoordinates } from '../pins/pin.ts'
import type { GeoPoint } from '../distance.ts'

export const MAX_STORES = 200
const MAX_ROW = 200

/** A row of a list of stores: its location as written, and its radius, if given. */
export interface StoreRow {
  /** Row number in the list, from 1. */
  row: number
  text: string
  /** The text to look up: a postal code, a place or a position. */
  where: string
  point: GeoPoint | null
  /** In the country's unit; null if the row has none. */
  radius: number | null
}

/** The result of a row. */
export interface StoreVerdict<Found> extends StoreRow {
  place: Found | null
  /** Why the row has no place. */
  problem: string | null
}

const RADIUS = /^(\d{1,3}(?:\.\d)?)\s*(?:mi|km|miles?)?$/i

/**
 * The rows of a pasted list or CSV file: a postal code, a place, or two coordinates, in cells by comma, semicolon or
 * tab; a last cell such as "5 mi" is the row's radius. Empty rows and a heading are left out.
 */
export function parseStoreList(source: string): StoreRow[] {
  return source
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ row: at + 1, text: firstCharacters(line.trim(), MAX_ROW) }))
    .filter(({ text }) => text !== '' && !isHeading(text))
    .map((line) => Object.assign(line, whereOf(line.text)))
}

const isHeading = (text: string): boolean =>
  /^"?(?:store|name|address|zip|postal|postcode|place|city|lat|latitude)\b[^\d]*$/i.test(text) &&
  /[,;\t]|^\S+$/.test(text)

function whereOf(text: string): Pick<StoreRow, 'where' | 'point' | 'radius'> {
  const whole = parseCoordinates(text)
  if (whole) return { where: text, point: whole, radius: null }
  const separator = /\t/.test(text) ? '\t' : /;/.test(text) ? ';' : ','
  const cells = text
    .split(separator)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    .filter((cell) => cell !== '')
  const [, digits] = RADIUS.exec(cells.at(-1) ?? '') ?? []
  const hasRadius = digits !== undefined && cells.length > 1
  const radius = hasRadius ? Number(digits) : null
  const rest = hasRadius ? cells.slice(0, -1) : cells
  const point = pointIn(rest)
  return { where: rest.join(', '), point, radius }
}

/** Two neighboring cells that form a position. */
function pointIn(cells: readonly string[]): GeoPoint | null {
  for (let at = 0; at + 1 < cells.length; at++) {
    const point = parseCoordinates(`${cells[at]}, ${cells[at + 1]}`)
    if (point) return point
  }
  return cells.map(parseCoordinates).find((point) => point !== null) ?? null
}
