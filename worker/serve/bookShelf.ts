import { connect } from '#database/connection.ts'
import { listHalts } from '#database/queries/deliveryBook.ts'
import type { ProductIndex } from '#domain/delivery/book.types.ts'
import { prepareBook, type PreparedBook } from '#domain/delivery/chooseAd.ts'
import { reasonOf } from '#domain/errors/reasonOf.ts'
import type { CampaignCountry } from '#domain/geo/country.ts'
import type { MediaType } from '#domain/media/mediaType.ts'
import { readBook, readProductIndex } from '../adapters/bookStore.ts'
import type { Bindings } from '../platform/env.ts'
import { log } from '../platform/log.ts'

/** How long an isolate answers from what it read; a newer one is fetched while it does. */
const FRESH_MS = 4_000
/** Older than this, an answer waits for the newer one: what was stopped is silent within ten seconds. */
const STALE_MS = 8_000
/** A book that nobody renewed for so long says too little of what was delivered. */
const FORGOTTEN_BOOK_MS = 3_600_000
/** Halts that are younger than this are asked for: a book is known everywhere sooner. */
const HALT_MS = 600_000

interface Kept<Value> {
  value: Value
  readAtMs: number
  reading: Promise<Value> | null
}

/** What an isolate remembers of a store. */
class Remembered<Value> {
  private readonly kept = new Map<string, Kept<Value>>()

  /** The value of a key: at once while it is fresh enough, else as it is read anew. */
  async get(
    key: string,
    request: { nowMs: number; waitUntil: (promise: Promise<unknown>) => void },
    read: (last: Value | undefined) => Promise<Value>,
  ): Promise<Value> {
    const known = this.kept.get(key)
    const age = known ? request.nowMs - known.readAtMs : Infinity
    if (known && age < FRESH_MS && age >= 0) return known.value
    const reading = known?.reading ?? this.read(key, request.nowMs, read)
    if (known && age < STALE_MS && age >= 0) {
      request.waitUntil(reading.catch(() => null))
      return known.value
    }
    try {
      return await reading
    } catch (error) {
      if (!known) throw error
      log('error', 'delivery goes on with what was read before', { key, message: reasonOf(error) })
      return known.value
    }
  }

  private read(
    key: string,
    nowMs: number,
    read: (last: Value | undefined) => Promise<Value>,
  ): Promise<Value> {
    const known = this.kept.get(key)
    const reading = read(known?.value).then(
      (value) => {
        this.kept.set(key, { value, readAtMs: nowMs, reading: null })
        return value
      },
      (error: unknown) => {
        if (known) known.reading = null
        throw error
      },
    )
    if (known) known.reading = reading
    return reading
  }
}

interface Shelf {
  books: Remembered<PreparedBook | null>
  products: Remembered<ProductIndex>
  halts: Remembered<ReadonlySet<string>>
}

const shelves = new WeakMap<object, Shelf>()

function shelfOf(env: Bindings): Shelf {
  const known = shelves.get(env)
  if (known) return known
  const shelf = {
    books: new Remembered<PreparedBook | null>(),
    products: new Remembered<ProductIndex>(),
    halts: new Remembered<ReadonlySet<string>>(),
  }
  shelves.set(env, shelf)
  return shelf
}

/** Who asks the shelf: its bindings, the clock, and a way to go on after the answer. */
export interface ShelfRequest {
  env: Bindings
  nowMs: number
  waitUntil: (promise: Promise<unknown>) => void
}

/** The book of a country and medium; null where there is none, or only an old one. */
export async function bookOf(
  request: ShelfRequest,
  country: CampaignCountry,
  mediaType: MediaType,
): Promise<PreparedBook | null> {
  const prepared = await shelfOf(request.env).books.get(
    `${country}/${mediaType}`,
    request,
    async (last) => {
      const book = await readBook(request.env, country, mediaType)
      if (book === null) return null
      return last?.book.builtAtMs === book.builtAtMs ? last : prepareBook(book)
    },
  )
  const isAlive = prepared !== null && request.nowMs - prepared.book.builtAtMs < FORGOTTEN_BOOK_MS
  return isAlive ? prepared : null
}

/** In which book a product is found; undefined for what nobody sells. */
export async function findProduct(
  request: ShelfRequest,
  productId: string,
): Promise<ProductIndex[string] | undefined> {
  const index = await shelfOf(request.env).products.get('products', request, () =>
    readProductIndex(request.env),
  )
  return Object.hasOwn(index, productId) ? index[productId] : undefined
}

/** What was stopped a moment ago: ids of lines, creatives and versions. */
export async function haltsNow(request: ShelfRequest): Promise<ReadonlySet<string>> {
  return await shelfOf(request.env).halts.get('halts', request, async () => {
    const since = new Date(request.nowMs - HALT_MS).toISOString()
    return new Set(await listHalts(connect(request.env.DB), since))
  })
}
