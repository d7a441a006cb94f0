import { POINTER_FORM, type BookPointer } from '#domain/delivery/book/bookPointer.ts'
import { serveOrigin, type ServeHosts } from './serveOrigin.ts'

const LIFE_S = 3_600

const keyOf = (settings: ServeHosts) => `${serveOrigin(settings)}/books/pointer`

const CONFIRMED_HEADER = 'X-Confirmed-At'

/** A pointer and when the keeper last confirmed it, ms since 1970. */
interface SharedPointer {
  pointer: BookPointer
  confirmedAtMs: number
}

/** The pointer that isolates in this data center last read; null if there is none. Never raises. */
export async function readEdgePointer(settings: ServeHosts): Promise<SharedPointer | null> {
  try {
    const cached = await caches.default.match(keyOf(settings))
    const pointer = await cached?.json<BookPointer>()
    if (pointer?.form !== POINTER_FORM) return null
    // A pointer without the header comes from an earlier version of the code, so its age is unknown.
    return { pointer, confirmedAtMs: Number(cached?.headers.get(CONFIRMED_HEADER) ?? 0) }
  } catch {
    return null
  }
}

/** Shares a pointer with the isolates of this data center. Never raises. */
export async function writeEdgePointer(
  settings: ServeHosts,
  pointer: BookPointer,
  confirmedAtMs: number,
): Promise<void> {
  const headers = {
    'Cache-Control': `max-age=${LIFE_S}`,
    'Content-Type': 'application/json',
    [CONFIRMED_HEADER]: String(confirmedAtMs),
  }
  const response = new Response(JSON.stringify(pointer), { headers })
  await caches.default.put(keyOf(settings), response).catch(() => undefined)
}
