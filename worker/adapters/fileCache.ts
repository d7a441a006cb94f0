import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import type { ByteRange } from '#domain/delivery/tags/byteRange.ts'
import { log } from '../platform/log.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

export interface FileCacheContext {
  waitUntil: (promise: Promise<unknown>) => void
}

/** A file, or a range of it, from this data center's edge cache; null if the cache lacks it or fails. */
export async function readCachedFile(
  cacheKey: string,
  range: ByteRange | null,
): Promise<ReadableStream | null> {
  const headers = new Headers()
  if (range) headers.set('Range', `bytes=${range.start}-${range.end - 1}`)
  const cached = await match(new Request(cacheKey, { headers }))
  if (cached?.status === (range ? 206 : 200)) return cached.body
  await cached?.body?.cancel()
  return null
}

/** The length of a cached file, bytes; null when the cache lacks it or fails. */
export async function readCachedLength(cacheKey: string): Promise<number | null> {
  const cached = await match(new Request(cacheKey))
  const length = Number(cached?.headers.get('Content-Length') ?? Number.NaN)
  await cached?.body?.cancel()
  return Number.isFinite(length) ? length : null
}

const match = async (request: Request): Promise<Response | undefined> =>
  await caches.default.match(request).catch(() => undefined)

/** Files that this isolate is writing to the cache: one player starts several requests at once. */
const filling = new Set<string>()

/** Puts a whole file into the edge cache after the response. A failure only means that the next request tries again. */
export function cacheFile(
  { waitUntil }: FileCacheContext,
  cacheKey: string,
  { bytes, contentType, etag }: { bytes: number; contentType: string; etag: string },
  read: () => Promise<BodyInit | null>,
): void {
  if (filling.has(cacheKey)) return
  filling.add(cacheKey)
  const fill = async () => {
    const content = await read()
    if (content === null) return
    const whole = new FixedLengthStream(bytes)
    const piped = new Response(content).body?.pipeTo(whole.writable)
    const headers = { 'Content-Type': contentType, 'Cache-Control': IMMUTABLE, ETag: etag }
    await Promise.all([
      caches.default.put(cacheKey, new Response(whole.readable, { headers })),
      piped,
    ])
  }
  waitUntil(
    fill()
      .catch((error: unknown) => {
        log('warn', 'ad file not cached', { message: reasonOf(error) })
      })
      .finally(() => filling.delete(cacheKey)),
  )
}
