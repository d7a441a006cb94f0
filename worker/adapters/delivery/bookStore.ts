import type { BookChunk, ProductIndexChunk } from '#domain/delivery/book/book.types.ts'
import { POINTER_FORM, type BookPointer } from '#domain/delivery/book/bookPointer.ts'
import type { Bindings } from '../../platform/env.ts'

type Store = Pick<Bindings, 'DELIVERY_BOOK'>

const POINTER_KEY = 'pointer'
/** The keeper rewrites a chunk in use before it expires. */
const CHUNK_LIFE_S = 2 * 24 * 3_600
/** Chunks are immutable, so the store may cache them. */
const CHUNK_CACHE_S = 3_600

/** Stores a chunk under the hash of its content. */
export async function writeChunk({ DELIVERY_BOOK }: Store, key: string, json: string) {
  await DELIVERY_BOOK.put(key, json, { expirationTtl: CHUNK_LIFE_S })
}

/** A stored chunk; null while this location of the store lacks it. */
export const readChunk = async <Chunk extends BookChunk | ProductIndexChunk>(
  { DELIVERY_BOOK }: Store,
  key: string,
): Promise<Chunk | null> =>
  await DELIVERY_BOOK.get<Chunk>(key, { type: 'json', cacheTtl: CHUNK_CACHE_S })

/** Stores the pointer for readers that cannot reach an object. */
export async function writePointer({ DELIVERY_BOOK }: Store, pointer: BookPointer) {
  await DELIVERY_BOOK.put(POINTER_KEY, JSON.stringify(pointer))
}

/** The stored pointer, up to a minute old; null without a readable one. */
export async function readPointer({ DELIVERY_BOOK }: Store): Promise<BookPointer | null> {
  const pointer = await DELIVERY_BOOK.get<BookPointer>(POINTER_KEY, 'json')
  return pointer?.form === POINTER_FORM ? pointer : null
}
