import { POINTER_FORM, type BookPointer } from '#domain/delivery/book/bookPointer.ts'
import { serveOrigin } from './serveOrigin.ts'
import type { Settings } from '#domain/foundation/settings/settings.ts'

const LIFE_S = 3_600

const keyOf = (settings: Settings) => `${serveOrigin(settings)}/books/pointer`

/** The pointer that isolates of this data center read last; null for none. Never raises. */
export async function readEdgePointer(settings: Settings): Promise<BookPointer | null> {
  try {
    const cached = await caches.default.match(keyOf(settings))
    const pointer = await cached?.json<BookPointer>()
    return pointer?.form === POINTER_FORM ? pointer : null
  } catch {
    return null
  }
}

/** Shares a pointer with the isolates of this data center. Never raises. */
export async function writeEdgePointer(settings: Settings, pointer: BookPointer): Promise<void> {
  const headers = { 'Cache-Control': `max-age=${LIFE_S}`, 'Content-Type': 'application/json' }
  const response = new Response(JSON.stringify(pointer), { headers })
  await caches.default.put(keyOf(settings), response).catch(() => undefined)
}
