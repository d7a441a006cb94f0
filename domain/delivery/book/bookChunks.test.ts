import { describe, expect, it } from 'vitest'
import { bookLine, NEWS_SITE } from '#domain/testing/deliveryCases.ts'
import { BOOK_VERSION, type BookChunk, type DeliveryBook } from './book.types.ts'
import { cutBook, cutProductIndex, joinChunks, MAX_CHUNK_LENGTH } from './bookChunks.ts'
import { shardOf } from '../counting/countedEvent.ts'

const bookOf = (lines: number): DeliveryBook => ({
  version: BOOK_VERSION,
  builtAtMs: 1_000,
  country: 'US',
  mediaType: 'online_display',
  products: Array.from({ length: 50 }, (_, at) => ({ ...NEWS_SITE, id: `site_${at}` })),
  screens: [],
  lines: Array.from({ length: lines }, (_, at) =>
    bookLine({
      lineId: `lin_${at}`,
      region: {
        country: 'US',
        wholeCountry: false,
        stateCodes: [],
        zipCodes: Array.from({ length: 120 }, (__, zip) => String(10_000 + ((at + zip) % 90_000))),
        circles: [],
      },
    }),
  ),
})

const parse = (chunks: readonly string[]) => chunks.map((chunk) => JSON.parse(chunk) as BookChunk)
const byId = (a: { lineId: string }, b: { lineId: string }) => a.lineId.localeCompare(b.lineId)

describe('the chunks of a book', () => {
  it('stay small enough to parse in 20 ms, with 10,000 lines in one book', () => {
    const book = bookOf(10_000)
    const chunks = cutBook(book)
    expect(chunks.join('').length).toBeGreaterThan(15_000_000)
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(MAX_CHUNK_LENGTH + 100)
    const joined = joinChunks(book, book, parse(chunks))
    expect(joined?.lines.toSorted(byId)).toEqual(book.lines.toSorted(byId))
    expect(joined).toMatchObject({ builtAtMs: 1_000, country: 'US', mediaType: 'online_display' })
    expect(joined?.products.length).toBe(50)
  })

  it('change only where one of their lines changes', () => {
    const book = bookOf(200)
    const limit = 20_000
    const [first, ...others] = book.lines
    if (!first) throw new Error('There is no line.')
    const changed = { ...book, lines: [{ ...first, name: 'Another name' }, ...others] }
    const before = new Set(cutBook(book, limit))
    expect(before.size).toBeGreaterThan(8)
    expect(cutBook(changed, limit).filter((chunk) => !before.has(chunk))).toHaveLength(1)
  })

  it('give a single large line its own chunk, and an empty book none', () => {
    expect(cutBook(bookOf(4), 10).length).toBe(50 + 4)
    expect(cutBook({ ...bookOf(0), products: [] })).toEqual([])
  })

  it('are refused if one is missing or has another format version', () => {
    const book = bookOf(2)
    const chunks = parse(cutBook(book))
    expect(joinChunks(book, book, [...chunks, null])).toBeNull()
    const other = { ...chunks[0], version: 1 } as unknown as BookChunk
    expect(joinChunks(book, book, [other])).toBeNull()
  })
})

describe('the product index', () => {
  it('puts a product into the bucket of its id', () => {
    const index = Object.fromEntries(
      Array.from({ length: 500 }, (_, at) => [
        `site_${at}`,
        { country: 'US', mediaType: 'online_display' } as const,
      ]),
    )
    const chunks = cutProductIndex(index, 4_000)
    expect(chunks.length).toBeGreaterThan(4)
    for (const id of Object.keys(index)) {
      const chunk = JSON.parse(chunks[shardOf(id, chunks.length)] ?? '') as { index: object }
      expect(chunk.index).toHaveProperty(id)
    }
    expect(cutProductIndex({})).toHaveLength(1)
  })
})
