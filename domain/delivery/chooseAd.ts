import { type BookCreative, type BookLine, type DeliveryBook } from './book.types.ts'
import { drawClaim } from './claims.ts'
import {
  prepareLine,
  refusalNow,
  runningCreatives,
  sellsOn,
  type AdRequest,
  type PreparedLine,
} from './eligibility.ts'
import { localHour } from './localHour.ts'

/** A book laid out for fast answers: the lines of each product are found once. */
export interface PreparedBook {
  book: DeliveryBook
  lines: PreparedLine[]
  linesOf: Map<string, PreparedLine[]>
}

/** What a request is answered with. */
export interface ChosenAd {
  line: BookLine
  creative: BookCreative
  /** The day it is on in the line's zone: what a frequency cap counts by. */
  date: string
}

/** A book as `chooseAd` asks it. It must not be changed afterwards. */
export const prepareBook = (book: DeliveryBook): PreparedBook => ({
  book,
  lines: book.lines.map((line) => prepareLine(book.mediaType, line)),
  linesOf: new Map(),
})

function linesOfProduct(prepared: PreparedBook, { product }: AdRequest): PreparedLine[] {
  const known = prepared.linesOf.get(product.id)
  if (known) return known
  const lines = prepared.lines.filter((line) => sellsOn(line, product))
  prepared.linesOf.set(product.id, lines)
  return lines
}

/**
 * The ad that answers a request, or null for none: of the lines that may run, each by how eager its plan makes it now
 * (design.md §10, Choosing); of its creatives each by its weight. The draws are from 0 to 1.
 */
export function chooseAd(
  prepared: PreparedBook,
  request: AdRequest,
  draws: { line: number; creative: number },
): ChosenAd | null {
  const eligible = linesOfProduct(prepared, request).filter(
    (one) => one.line.pace.claim > 0 && refusalNow(one, request) === null,
  )
  const at = drawClaim(
    eligible.map(({ line }) => line.pace.claim),
    draws.line,
  )
  const line = eligible[at]?.line
  if (!line) return null
  const local = localHour(line.timeZone, request.nowMs)
  const creative = drawCreative(runningCreatives(line, request.formatIds, local), draws.creative)
  return creative && { line, creative, date: local.date }
}

function drawCreative(creatives: readonly BookCreative[], draw: number): BookCreative | null {
  const total = creatives.reduce((sum, { weight }) => sum + weight, 0)
  let left = draw * total
  for (const creative of creatives) {
    left -= creative.weight
    if (left < 0) return creative
  }
  return creatives.at(-1) ?? null
}
