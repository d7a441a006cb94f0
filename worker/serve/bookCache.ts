import type {
  BookChunk,
  ProductIndex,
  ProductIndexChunk,
} from '#domain/delivery/book/book.types.ts'
import { isIndexChunk, joinChunks } from '#domain/delivery/book/bookChunks.ts'
import { bookName, MAX_BOOK_AGE_MS, type PublishedBook } from '#domain/delivery/book/bookPointer.ts'
import { prepareBook, type PreparedBook } from '#domain/delivery/selection/chooseAd.ts'
import { shardOf } from '#domain/delivery/counting/countedEvent.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { loadChunk } from '../adapters/delivery/chunkCache.ts'
import type { Bindings } from '../platform/env.ts'
import { serveSettingsOf } from './serveSettings.ts'
import { withDeadline } from '../platform/withDeadline.ts'
import { logOutage } from './logOutage.ts'
import { currentPointer, type BookRequest } from './pointerCache.ts'
import { withoutHalted } from './withoutHalted.ts'

export type { BookRequest } from './pointerCache.ts'

/**
 * Delay of the next load after a failed one: the store may need a moment before it has a new chunk
 * here.
 */
const RETRY_MS = 1_000
/** Timeout of a load, as a load whose request was canceled may never end. */
const STUCK_MS = 10_000

/** Value built from chunks, with their keys. */
interface Loaded<Value> {
  name: string
  value: Value
}

interface Slot<Value> {
  loaded: Loaded<Value> | null
  loading: { name: string; promise: Promise<void>; startedAtMs: number } | null
  failedAtMs: number
}

/** Per-isolate cache of values built from chunks: the last one serves while its successor loads. */
class LoadedValues<Value> {
  readonly #slots = new Map<string, Slot<Value>>()

  /** Value of a slot under the current key, or the previous value; null without any. */
  async get(
    request: BookRequest,
    { slot: slotName, name }: { slot: string; name: string },
    load: () => Promise<Value>,
  ): Promise<Value | null> {
    const slot = this.#slots.get(slotName) ?? { loaded: null, loading: null, failedAtMs: -Infinity }
    this.#slots.set(slotName, slot)
    if (slot.loaded?.name === name) return slot.loaded.value
    if (Math.abs(request.nowMs - slot.failedAtMs) >= RETRY_MS) {
      const loading = this.#start(request, slot, { name, load })
      if (slot.loaded === null) await withDeadline(loading, STUCK_MS).catch(() => undefined)
    }
    return slot.loaded?.value ?? null
  }

  #start(
    request: BookRequest,
    slot: Slot<Value>,
    { name, load }: { name: string; load: () => Promise<Value> },
  ): Promise<void> {
    const { loading } = slot
    if (loading && Math.abs(request.nowMs - loading.startedAtMs) < STUCK_MS) return loading.promise
    const fill = async () => {
      try {
        slot.loaded = { name, value: await load() }
      } catch (error) {
        slot.failedAtMs = Date.now()
        logOutage(request.env, 'chunk', reasonOf(error))
      }
    }
    const promise = fill().finally(() => {
      if (slot.loading?.promise === promise) slot.loading = null
    })
    slot.loading = { name, promise, startedAtMs: request.nowMs }
    request.waitUntil(promise)
    return promise
  }
}

interface BookCache {
  books: LoadedValues<PreparedBook>
  products: LoadedValues<ProductIndex>
}

const caches = new WeakMap<object, BookCache>()

function cacheOf(env: Bindings): BookCache {
  const found = caches.get(env)
  if (found) return found
  const cache = {
    books: new LoadedValues<PreparedBook>(),
    products: new LoadedValues<ProductIndex>(),
  }
  caches.set(env, cache)
  return cache
}

/**
 * Book of a country and medium without halted lines, creatives and versions. Null if there is none,
 * or if it is too old to serve.
 */
export async function bookOf(
  request: BookRequest,
  country: CampaignCountry,
  mediaType: MediaType,
): Promise<PreparedBook | null> {
  const current = await currentPointer(request)
  const name = bookName(country, mediaType)
  const published = current?.pointer.books[name]
  if (!current || !published) return null
  const prepared = await cacheOf(request.env).books.get(
    request,
    { slot: name, name: `${published.builtAtMs} ${published.chunks.join()}` },
    async () => await loadBook(request, { country, mediaType }, published),
  )
  if (prepared === null) return null
  if (request.nowMs - prepared.book.builtAtMs >= MAX_BOOK_AGE_MS) return null
  // Halts may have arrived since the load began.
  const { halts } = (await currentPointer(request)) ?? current
  return withoutHalted(prepared, halts)
}

async function loadBook(
  request: BookRequest,
  of: { country: CampaignCountry; mediaType: MediaType },
  published: PublishedBook,
): Promise<PreparedBook> {
  const context = { ...request, settings: serveSettingsOf(request.env) }
  const chunks = await Promise.all(
    published.chunks.map((key) => loadChunk<BookChunk>(context, key)),
  )
  const book = joinChunks(of, published, chunks)
  if (book === null) throw new Error('A chunk is of another form.')
  return prepareBook(book)
}

/** Whether a product gets no ads, in any book, as its publisher is offline. */
export async function isProductHalted(request: BookRequest, productId: string): Promise<boolean> {
  return (await currentPointer(request))?.halts.has(productId) ?? false
}

/** Book of a product; undefined for none, null while that is unknown. */
export async function findProduct(
  request: BookRequest,
  productId: string,
): Promise<ProductIndex[string] | undefined | null> {
  const current = await currentPointer(request)
  const keys = current?.pointer.products
  const key = keys?.[shardOf(productId, keys.length)]
  if (!keys || key === undefined) return null
  const index = await cacheOf(request.env).products.get(
    request,
    { slot: `${keys.length} ${keys.indexOf(key)}`, name: key },
    async () => {
      const chunk = await loadChunk<ProductIndexChunk>(
        { ...request, settings: serveSettingsOf(request.env) },
        key,
      )
      if (!isIndexChunk(chunk)) throw new Error('The product index is of another form.')
      return chunk.index
    },
  )
  if (index === null) return null
  return Object.hasOwn(index, productId) ? index[productId] : undefined
}
