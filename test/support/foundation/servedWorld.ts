import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { BOOK_VERSION, type BookLine, type DeliveryBook } from '#domain/delivery/book/book.types.ts'
import { chunkKey, cutBook, cutProductIndex, indexKey } from '#domain/delivery/book/bookChunks.ts'
import { bookName, POINTER_FORM, type BookPointer } from '#domain/delivery/book/bookPointer.ts'
import type { Heartbeat } from '#domain/delivery/book/heartbeat.ts'
import { bookLine, NEWS_SITE } from '#domain/testing/deliveryCases.ts'
import type { KnownVersion, RelayedPointer } from '#durable/keeper/keeper.types.ts'
import worker from '#test/support/foundation/wholeProduct.ts'
import type { Bindings } from '#worker/platform/env.ts'
import { createExecutionContext, waitOnExecutionContext } from './executionContext.ts'

export type StoreMode = 'up' | 'down' | 'late' | 'stale'

const PRODUCT = 'site_us_test_kitchen'
const PLACE = 'place=US,TX,78701,30.267,-97.743'
export const LINE = 'lin_served'
const START = Date.parse('2026-12-10T18:00:00Z')

/** A late store costs a deadline each time: timers run this many times as fast as real ones. */
const TIMER_SPEED = 4

/** Shortens every timer of the isolate until `vi.restoreAllMocks`. */
function speedUpTimers(): void {
  const real = globalThis.setTimeout
  if (vi.isMockFunction(real)) return
  const quick = (callback: () => void, ms = 0) => real(callback, ms / TIMER_SPEED)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(quick)
}

let worlds = 0

/** A response that never comes, so that its deadline decides. */
async function never(): Promise<never> {
  speedUpTimers()
  return await new Promise<never>(() => undefined)
}

const lineThatTakesAll = (): BookLine =>
  bookLine({
    lineId: LINE,
    timeZone: 'UTC',
    pace: { ...bookLine().pace, claim: 1 },
  })

/**
 * The ad server's stores, each with its own mode, one line that accepts every request, and a clock that
 * the test moves. `stale` stores return their content from when the mode was set.
 */
export class ServedWorld {
  relay: StoreMode = 'up'
  keeper: StoreMode = 'up'
  store: StoreMode = 'up'
  /**
   * The bucket as this isolate reads it; `stale` is the keeper's last write before its writes began
   * to fail.
   */
  bucket: StoreMode = 'up'
  /** Whether the keeper works, and only the isolates cannot reach it. */
  isCutOff = false
  /** Number of calls of the relay and of the store. */
  readonly calls = { relay: 0, store: 0 }
  #pointer: BookPointer
  #heartbeat: Heartbeat
  #stale: { pointer: BookPointer; atMs: number } | null = null
  readonly #chunks = new Map<string, unknown>()
  readonly #origin: string
  #nowMs = START
  bindings: Bindings

  constructor() {
    worlds += 1
    this.#origin = `world-${worlds}`
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(this.#nowMs)
    this.#pointer = this.#firstPointer()
    this.#heartbeat = { pointer: this.#pointer, atMs: this.#nowMs }
    this.bindings = this.coldIsolate()
  }

  /** Bindings of a new isolate without any cache. Every database call fails. */
  coldIsolate(dataCenter = this.#origin): Bindings {
    const failing = new Proxy(env.DB, {
      get: () => {
        throw new Error('The ad server needs no database.')
      },
    })
    const relay = { read: async (known: KnownVersion | null) => await this.#readRelay(known) }
    const keeper = { read: async (known: KnownVersion | null) => await this.#readKeeper(known) }
    return {
      ...env,
      // Each world and data center has its own cache.
      SERVE_HOST: `${dataCenter}.localhost`,
      DB: failing,
      BOOK_RELAY: { getByName: () => relay } as unknown as Bindings['BOOK_RELAY'],
      BOOK_KEEPER: { getByName: () => keeper } as unknown as Bindings['BOOK_KEEPER'],
      DELIVERY_LOG: { get: async () => await this.#readBucket() } as unknown as R2Bucket,
      DELIVERY_BOOK: {
        get: async (key: string) => await this.#readStore(key),
      } as unknown as KVNamespace,
    }
  }

  /** Sets the modes of the relay, the store and the keeper; the keeper's default is its relay's. */
  set(modes: {
    relay?: StoreMode
    store?: StoreMode
    keeper?: StoreMode
    bucket?: StoreMode
  }): void {
    if (modes.relay === 'stale' || modes.store === 'stale')
      this.#stale = { pointer: this.#pointer, atMs: this.#nowMs }
    Object.assign(this, { keeper: modes.relay ?? this.keeper }, modes)
  }

  /** Relay and keeper become unreachable for the isolates, each in its mode; the keeper still works. */
  cutOff(mode: StoreMode): void {
    this.isCutOff = true
    this.set({ relay: mode })
  }

  /** Advances the clock. */
  pass(ms: number): void {
    this.#nowMs += ms
    vi.setSystemTime(this.#nowMs)
    this.#beat()
  }

  /** The keeper writes its heartbeat, if it works and the bucket accepts it. */
  #beat(): void {
    const isWorking = this.isCutOff || this.keeper === 'up'
    if (isWorking && this.bucket !== 'stale')
      this.#heartbeat = { pointer: this.#pointer, atMs: this.#nowMs }
  }

  /** Stops the line at the keeper. */
  stop(): void {
    this.#publish({ halts: [LINE] })
  }

  /** Publishes the same book again, as the keeper does every minute. */
  republish(): void {
    const books = Object.fromEntries(
      Object.entries(this.#pointer.books).map(([name, book]) => [
        name,
        { ...book, builtAtMs: this.#nowMs },
      ]),
    )
    this.#publish({ books })
  }

  /** Whether a display tag gets an ad. */
  async hasAd(bindings: Bindings = this.bindings): Promise<boolean> {
    const response = await this.ask(`/a/${PRODUCT}/display_300x250`, bindings, 'POST')
    if (response.status !== 200) throw new Error(`The tag got ${response.status}.`)
    const { ad } = await response.json<{ ad: object | null }>()
    return ad !== null
  }

  async ask(path: string, bindings: Bindings = this.bindings, method = 'GET'): Promise<Response> {
    const execution = createExecutionContext()
    const request = new Request(`http://${bindings.SERVE_HOST}:8787${path}?${PLACE}`, {
      method,
      ...(method === 'POST' ? { body: '{"seen":""}' } : {}),
    })
    const response = await worker.fetch(request, bindings, execution)
    // Does not wait for a late store.
    await Promise.race([waitOnExecutionContext(execution), scheduler.wait(50)])
    return response
  }

  #publish(change: Partial<BookPointer>): void {
    const version = this.#pointer.version + 1
    this.#pointer = { ...this.#pointer, ...change, version, publishedAtMs: this.#nowMs }
    this.#beat()
  }

  async #readRelay(known: KnownVersion | null): Promise<RelayedPointer> {
    this.calls.relay += 1
    if (this.relay === 'down') throw new Error('The relay is down.')
    if (this.relay === 'late') return await never()
    const { pointer, atMs } =
      this.relay === 'stale' && this.#stale
        ? this.#stale
        : { pointer: this.#pointer, atMs: this.#nowMs }
    const isKnown = known?.epoch === pointer.epoch && known.version === pointer.version
    return { pointer: isKnown ? null : pointer, ageMs: this.#nowMs - atMs }
  }

  async #readKeeper(known: KnownVersion | null): Promise<{ pointer: BookPointer | null }> {
    if (this.keeper === 'late') return await never()
    if (this.keeper !== 'up') throw new Error('The keeper is down.')
    const { epoch, version } = this.#pointer
    const isKnown = known?.epoch === epoch && known.version === version
    return { pointer: isKnown ? null : this.#pointer }
  }

  async #readBucket(): Promise<Pick<R2ObjectBody, 'json'> | null> {
    if (this.bucket === 'down') throw new Error('The bucket is down.')
    if (this.bucket === 'late') return await never()
    const text = JSON.stringify(this.#heartbeat)
    return { json: async <Value>() => JSON.parse(text) as Value }
  }

  async #readStore(key: string): Promise<unknown> {
    this.calls.store += 1
    if (this.store === 'down') throw new Error('The store is down.')
    if (this.store === 'late') return await never()
    if (key !== 'pointer') return this.#chunks.get(key) ?? null
    return this.store === 'stale' && this.#stale ? this.#stale.pointer : this.#pointer
  }

  #firstPointer(): BookPointer {
    const product = { ...NEWS_SITE, id: PRODUCT }
    const book: DeliveryBook = {
      version: BOOK_VERSION,
      builtAtMs: START,
      country: 'US',
      mediaType: 'online_display',
      products: [product],
      screens: [],
      lines: [lineThatTakesAll()],
    }
    const keep = (keyOf: (hash: string) => string, chunks: readonly string[]) =>
      chunks.map((json, at) => {
        const key = keyOf(`${this.#origin}-${at}`)
        this.#chunks.set(key, JSON.parse(json))
        return key
      })
    const index = { [PRODUCT]: { country: 'US', mediaType: 'online_display' } } as const
    return {
      form: POINTER_FORM,
      epoch: this.#origin,
      version: 1,
      publishedAtMs: START,
      books: {
        [bookName('US', 'online_display')]: {
          builtAtMs: START,
          chunks: keep((hash) => chunkKey(book, hash), cutBook(book)),
        },
      },
      products: keep(indexKey, cutProductIndex(index)),
      halts: [],
    }
  }
}
