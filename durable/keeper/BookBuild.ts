import type { Product } from '#domain/catalogue/products/product.ts'
import type { DeliveryBook, ProductIndex } from '#domain/delivery/book/book.types.ts'
import { chunkKey, cutBook, cutProductIndex, indexKey } from '#domain/delivery/book/bookChunks.ts'
import { bookName } from '#domain/delivery/book/bookPointer.ts'
import { buildBooks } from '#domain/delivery/book/buildBooks.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import {
  CAMPAIGN_COUNTRIES,
  GEO_GROUPS,
  type CampaignCountry,
} from '#domain/foundation/geo/country.ts'
import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaType.ts'
import { writeChunks } from './ChunkWriter.ts'
import type { KeeperPorts, ServedRows } from './keeper.types.ts'
import type { KeeperState } from './keeperState.ts'
import type { PaceTable } from './PaceTable.ts'

/** Countries that are planned together, in groups. */
const COUNTRY_GROUPS: readonly (readonly CampaignCountry[])[] = [
  ...new Map(CAMPAIGN_COUNTRIES.map((one) => [GEO_GROUPS[one].join(), GEO_GROUPS[one]])).values(),
]

interface BuildParts {
  ports: KeeperPorts
  state: KeeperState
  paces: PaceTable
  /** Called after each attempt with the name of the read or write, and the reason if it failed. */
  note: (name: string, failure: string | null) => void
}

export const PRODUCTS_NAME = 'products'
const bookMedium = (name: string) => MEDIA_TYPES.find((medium) => name.endsWith(`/${medium}`))

/** The media to build: changed ones, and those with failures that are due again. */
export function mediaOf(dueNames: readonly string[], changed: ReadonlySet<MediaType>): MediaType[] {
  if (dueNames.includes(PRODUCTS_NAME)) return [...MEDIA_TYPES]
  return [...new Set([...changed, ...dueNames.flatMap((name) => bookMedium(name) ?? [])])]
}

export const rowsName = (mediaType: MediaType) => `rows/${mediaType}`

const indexOf = (products: readonly Product[]): ProductIndex =>
  Object.fromEntries(products.map(({ id, country, mediaType }) => [id, { country, mediaType }]))

/** Writes the index from products to books. */
export async function buildProductIndex(
  { ports, state, note }: BuildParts,
  products: readonly Product[],
): Promise<void> {
  const to = { ports, written: state.written, nowMs: Date.now() }
  await attempt(note, PRODUCTS_NAME, async () => {
    state.products = await writeChunks(to, cutProductIndex(indexOf(products)), indexKey)
  })
}

/**
 * Builds and writes the books of a medium, each in its own attempt. Halts found in its rows stay in
 * force.
 */
export async function buildMedium(
  parts: BuildParts,
  mediaType: MediaType,
  products: readonly Product[],
): Promise<void> {
  // Set before the rows are read, so that a book is never older than its timestamp.
  const now = new Date()
  let rows: ServedRows | null = null
  await attempt(parts.note, rowsName(mediaType), async () => {
    rows = await parts.ports.readRows(mediaType, now)
  })
  if (rows === null) return
  keepHalts(parts.state, rows, now.getTime())
  const built: DeliveryBook[] = []
  const unpublished = new Set<string>()
  for (const countries of COUNTRY_GROUPS) {
    const books = buildBooks(
      rowsOfGroup(rows, { mediaType, countries, products }),
      parts.paces.get(mediaType),
      now.getTime(),
    )
    const published = await Promise.all(books.map((book) => writeBook(parts, book)))
    built.push(...books)
    for (const [at, book] of books.entries())
      if (!published[at]) for (const { lineId } of book.lines) unpublished.add(lineId)
  }
  parts.paces.replace(
    mediaType,
    built.flatMap(({ lines }) => lines),
    unpublished,
  )
}

const rowsOfGroup = (
  rows: ServedRows,
  {
    mediaType,
    countries,
    products,
  }: { mediaType: MediaType; countries: readonly CampaignCountry[]; products: readonly Product[] },
) => ({
  ...rows,
  mediaType,
  countries,
  products: products.filter(
    (one) => one.mediaType === mediaType && countries.includes(one.country),
  ),
  lines: rows.lines.filter(({ plan }) => countries.includes(plan.region.country)),
})

async function writeBook({ ports, state, note }: BuildParts, book: DeliveryBook): Promise<boolean> {
  const name = bookName(book.country, book.mediaType)
  const to = { ports, written: state.written, nowMs: Date.now() }
  return await attempt(note, name, async () => {
    const chunks = await writeChunks(to, cutBook(book), (hash) => chunkKey(book, hash))
    state.books[name] = { builtAtMs: book.builtAtMs, chunks }
  })
}

/** A halt whose subject is still in a build's rows stays in force, however old it is. */
function keepHalts({ halts }: KeeperState, { lines }: ServedRows, nowMs: number): void {
  const extend = (subject: string) => {
    if (subject in halts) halts[subject] = nowMs
  }
  for (const { lineId, creatives } of lines) {
    extend(lineId)
    for (const { creativeId, versionId } of creatives) {
      extend(creativeId)
      extend(versionId)
    }
  }
}

/**
 * Halts offline products for as long as they are offline, and no others: a halt from before the read whose product is
 * online in it has been lifted.
 */
export function retainOfflineHalts(
  { halts }: KeeperState,
  {
    products,
    offline,
    readAtMs,
  }: { products: readonly Product[]; offline: readonly string[]; readAtMs: number },
): void {
  const isOffline = new Set(offline)
  for (const { id } of products)
    if ((halts[id] ?? Infinity) < readAtMs && !isOffline.has(id)) delete halts[id]
  for (const id of offline) halts[id] = readAtMs
}

async function attempt(
  note: BuildParts['note'],
  name: string,
  act: () => Promise<void>,
): Promise<boolean> {
  try {
    await act()
    note(name, null)
    return true
  } catch (error) {
    note(name, reasonOf(error))
    return false
  }
}
