import type { BookCreative, BookLine, BookProduct, DeliveryBook } from '../book/book.types.ts'
import { drawClaim } from '../book/claims.ts'
import {
  prepareLine,
  refusalOfPerson,
  runningCreatives,
  runsAt,
  sellsOn,
  type AdRequest,
  type PreparedLine,
} from './eligibility.ts'
import { HOUR_MS, localHour } from '../book/localHour.ts'
import { locate } from '../book/requestPlace.ts'

/** A line that runs in an hour in a product's formats, for any person. */
interface Candidate {
  prepared: PreparedLine
  claim: number
  creatives: BookCreative[]
  /** The day in the line's zone. */
  date: string
}

/** A book prepared for fast responses: the lines of a product are found once an hour. */
export interface PreparedBook {
  book: DeliveryBook
  /** By their ids. */
  products: ReadonlyMap<string, BookProduct>
  lines: PreparedLine[]
  candidates: Map<string, Candidate[]>
}

/** The response to a request. */
export interface ChosenAd {
  line: BookLine
  creative: BookCreative
  /** The date in the line's zone, which a frequency cap counts by. */
  date: string
}

/** Maximum number of cached products and formats; beyond it, entries of past hours are dropped. */
const MAX_KEPT = 2_000

/** Prepares a book for `chooseAd`. It must not be changed afterwards. */
export const prepareBook = (book: DeliveryBook): PreparedBook => ({
  book,
  products: new Map(book.products.map((product) => [product.id, product])),
  lines: book.lines.map((line) => prepareLine(book.mediaType, line)),
  candidates: new Map(),
})

/**
 * The ad for a request, or null for none: draws a line by the claims of its plan's pace (design.md
 * §10, Choosing), then one of its creatives by weight. The draws are from 0 to 1.
 */
export function chooseAd(
  book: PreparedBook,
  request: AdRequest,
  draws: { line: number; creative: number },
): ChosenAd | null {
  const asked = { ...request, place: locate(request.place) }
  const isFor = ({ prepared, date }: Candidate): boolean =>
    isBetween(prepared.line, request.nowMs) && refusalOfPerson(prepared, asked, date) === null
  const candidates = candidatesOf(book, request)
  const candidate = candidates[drawCandidate(candidates, draws.line, isFor)]
  const creative = candidate && drawCreative(candidate.creatives, draws.creative)
  return creative ? { line: candidate.prepared.line, creative, date: candidate.date } : null
}

/**
 * While all claims add up to less than 1, each line has a fixed part of the draw, so only the drawn
 * one is checked. Otherwise the draw is among the eligible lines.
 */
function drawCandidate(
  candidates: readonly Candidate[],
  draw: number,
  isFor: (candidate: Candidate) => boolean,
): number {
  const claims = candidates.map(({ claim }) => claim)
  if (claims.reduce((sum, claim) => sum + claim, 0) > 1) {
    const allowed = candidates.map((one) => (isFor(one) ? one.claim : 0))
    return drawClaim(allowed, draw)
  }
  const at = drawClaim(claims, draw)
  const drawn = candidates[at]
  return drawn && isFor(drawn) ? at : -1
}

/** An hour has lines that begin or end within it. */
const isBetween = ({ startsAtMs, endsAtMs }: BookLine, nowMs: number): boolean =>
  nowMs >= startsAtMs && nowMs < endsAtMs

function candidatesOf(book: PreparedBook, request: AdRequest): Candidate[] {
  const hour = Math.floor(request.nowMs / HOUR_MS)
  const key = `${hour} ${request.product.id} ${request.formatIds.join()} ${request.isEager ?? false}`
  const known = book.candidates.get(key)
  if (known) return known
  const found = book.lines.flatMap((prepared) => {
    const candidate = sellsOn(prepared, request.product) && candidateAt(prepared, request, hour)
    return candidate ? [candidate] : []
  })
  if (book.candidates.size >= MAX_KEPT) book.candidates.clear()
  book.candidates.set(key, found)
  return found
}

function candidateAt(
  prepared: PreparedLine,
  { formatIds, isEager = false }: AdRequest,
  hour: number,
): Candidate | null {
  const { line } = prepared
  const claim = isEager && line.delivered < line.booked ? 1 : line.pace.claim
  // Zones differ from UTC by whole hours, so the local hour is constant within one.
  const within = Math.min(Math.max(hour * HOUR_MS, line.startsAtMs), (hour + 1) * HOUR_MS - 1)
  if (claim <= 0 || runsAt(line, within) !== null) return null
  const local = localHour(line.timeZone, within)
  const creatives = runningCreatives(line, formatIds, local)
  return creatives.length > 0 ? { prepared, claim, creatives, date: local.date } : null
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
