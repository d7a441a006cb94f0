import { BOOK_VERSION } from '../delivery/book/book.types.ts'
import { chooseAd, prepareBook, type PreparedBook } from '../delivery/selection/chooseAd.ts'
import { adRequest, AUSTIN, bookLine } from './deliveryCases.ts'

const books = new Map<number, PreparedBook>()

/**
 * A book of this many lines that may all answer, and claim more than the supply: each with a
 * circle, a list of postal codes, an audience and a cap.
 */
function bookOf(lines: number): PreparedBook {
  const known = books.get(lines)
  if (known) return known
  const zipCodes = Array.from({ length: 200 }, (_, at) => String(10_000 + at))
  const pace = { ...bookLine().pace, claim: 0.5 }
  const prepared = prepareBook({
    version: BOOK_VERSION,
    builtAtMs: 0,
    country: 'US',
    mediaType: 'online_display',
    products: [],
    screens: [],
    lines: Array.from({ length: lines }, (_, at) =>
      bookLine({
        lineId: `lin_${at}`,
        pace,
        capPerDay: 3,
        region: {
          country: 'US',
          wholeCountry: false,
          stateCodes: [],
          zipCodes,
          circles: [{ ...AUSTIN, latitude: AUSTIN.latitude + (at % 10) / 100, radiusKm: 40 }],
        },
        audience: { ...bookLine().audience, ageFrom: 25, ageTo: 54 },
      }),
    ),
  })
  books.set(lines, prepared)
  return prepared
}

/** Decides this many requests over this many eligible lines. Returns how many were answered. */
export function decideRepeatedly(lines: number, iterations: number): number {
  const book = bookOf(lines)
  const request = adRequest({ statement: { age: 30, gender: null, segments: new Set() } })
  let answered = 0
  for (let turn = 0; turn < iterations; turn += 1) {
    const draw = ((turn * 37) % 101) / 101
    if (chooseAd(book, request, { line: draw, creative: draw })) answered += 1
  }
  return answered
}
