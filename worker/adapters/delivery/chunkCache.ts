import type { BookChunk, ProductIndexChunk } from '#domain/delivery/book/book.types.ts'
import { readChunk } from './bookStore.ts'
import { serveOrigin, type ServeHosts } from './serveOrigin.ts'
import type { Bindings } from '../../platform/env.ts'
import { withDeadline } from '../../platform/withDeadline.ts'

type Chunk = BookChunk | ProductIndexChunk

const LIFE_S = 86_400
const STORE_DEADLINE_MS = 3_000

interface ChunkContext {
  env: Bindings
  settings: ServeHosts
  waitUntil: (promise: Promise<unknown>) => void
}

const addressOf = (settings: ServeHosts, key: string) => `${serveOrigin(settings)}/books/${key}`

/** An immutable chunk, from the data center's cache or the store. Raises if neither has it. */
export async function loadChunk<Wanted extends Chunk>(
  { env, settings, waitUntil }: ChunkContext,
  key: string,
): Promise<Wanted> {
  const address = addressOf(settings, key)
  const shared = await readShared<Wanted>(address)
  if (shared !== null) return shared
  const chunk = await withDeadline(readChunk<Wanted>(env, key), STORE_DEADLINE_MS)
  if (chunk === null) throw new Error(`The store does not have ${key} yet.`)
  waitUntil(share(address, chunk))
  return chunk
}

async function readShared<Wanted extends Chunk>(address: string): Promise<Wanted | null> {
  try {
    const cached = await caches.default.match(address)
    return (await cached?.json<Wanted>()) ?? null
  } catch {
    return null
  }
}

async function share(address: string, chunk: Chunk): Promise<void> {
  const headers = { 'Cache-Control': `max-age=${LIFE_S}`, 'Content-Type': 'application/json' }
  const response = new Response(JSON.stringify(chunk), { headers })
  await caches.default.put(address, response).catch(() => undefined)
}
