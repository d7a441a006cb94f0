import type { BookCreative } from '#domain/delivery/book/book.types.ts'
import type { PreparedBook } from '#domain/delivery/selection/chooseAd.ts'

/** Cache of books without halted lines, creatives and versions, while both stay the same. */
const filtered = new WeakMap<PreparedBook, { halts: ReadonlySet<string>; book: PreparedBook }>()

/** A book without halted lines, creatives and versions. */
export function withoutHalted(prepared: PreparedBook, halts: ReadonlySet<string>): PreparedBook {
  if (halts.size === 0) return prepared
  const known = filtered.get(prepared)
  if (known?.halts === halts) return known.book
  const book = filterBook(prepared, halts)
  filtered.set(prepared, { halts, book })
  return book
}

function filterBook(prepared: PreparedBook, halts: ReadonlySet<string>): PreparedBook {
  const runs = ({ creativeId, versionId }: BookCreative) =>
    !halts.has(creativeId) && !halts.has(versionId)
  let isSame = true
  const lines = prepared.lines.flatMap((one) => {
    const isWhole = !halts.has(one.line.lineId) && one.line.creatives.every(runs)
    if (isWhole) return [one]
    isSame = false
    const creatives = halts.has(one.line.lineId) ? [] : one.line.creatives.filter(runs)
    return creatives.length === 0 ? [] : [{ ...one, line: { ...one.line, creatives } }]
  })
  if (isSame) return prepared
  const book = { ...prepared.book, lines: lines.map(({ line }) => line) }
  return { ...prepared, book, lines, candidates: new Map() }
}
