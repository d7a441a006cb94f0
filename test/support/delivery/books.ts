import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { BookChunk, DeliveryBook } from '#domain/delivery/book/book.types.ts'
import { joinChunks } from '#domain/delivery/book/bookChunks.ts'
import { bookName, type BookPointer } from '#domain/delivery/book/bookPointer.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { KeeperPorts } from '#durable/keeper/keeper.types.ts'
import { readChunk } from '#worker/adapters/delivery/bookStore.ts'
import { bookKeeper } from '#worker/adapters/durableObjects.ts'
import type { Bindings } from '#worker/platform/env.ts'

/** Has the keeper build and publish all books now. */
export const buildBooksNow = async () => await bookKeeper(env).rebuild()

/** The keeper's current pointer. */
export async function publishedPointer(): Promise<BookPointer> {
  const { pointer } = await bookKeeper(env).read(null)
  if (pointer === null) throw new Error('The keeper gave no pointer.')
  return pointer
}

/** The published book of a country and medium; null for none. */
export async function publishedBook(
  country: CampaignCountry,
  mediaType: MediaType,
): Promise<DeliveryBook | null> {
  const published = (await publishedPointer()).books[bookName(country, mediaType)]
  if (!published) return null
  const chunks = await Promise.all(published.chunks.map((key) => readChunk<BookChunk>(env, key)))
  return joinChunks({ country, mediaType }, published, chunks)
}

/** Replaces ports of the keeper while its object lives: with stores that fail, lag or are stale. */
export async function changePorts(changes: (ports: KeeperPorts) => Partial<KeeperPorts>) {
  const keeper = env.BOOK_KEEPER.getByName('keeper')
  await runInDurableObject(keeper, (instance) => {
    const object = instance as unknown as { ports: KeeperPorts }
    Object.assign(object, { ports: { ...object.ports, ...changes(object.ports) } })
  })
}

/** A store of books in which every line accepts all requests, so that no test waits for pacing. */
const eagerStore: KVNamespace = new Proxy(env.DELIVERY_BOOK, {
  get: (store, name) => {
    if (name !== 'get') return Reflect.get(store, name) as unknown
    return async (...values: Parameters<KVNamespace['get']>) => {
      const value: unknown = await Reflect.apply(store.get.bind(store), store, values)
      const { lines } = (value ?? {}) as BookChunk
      if (!lines) return value
      for (const line of lines) line.pace = { ...line.pace, claim: 1 }
      return value
    }
  },
})

/** Bindings of a cold isolate with such books. */
export const eagerBindings = (changes: Partial<Bindings> = {}): Bindings => ({
  ...env,
  DELIVERY_BOOK: eagerStore,
  ...changes,
})
