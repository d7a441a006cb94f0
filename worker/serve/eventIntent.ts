/** Headers by which browsers mark a request for a page that nobody has opened yet. */
const SPECULATION_HEADERS = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'] as const
const SPECULATION = /\b(?:prefetch|prerender|preview)\b/i

/** Whether a browser loads an address ahead of time (prefetch, prerender, preview). */
export const isSpeculative = ({ headers }: Request): boolean =>
  SPECULATION_HEADERS.some((name) => SPECULATION.test(headers.get(name) ?? ''))

/** Whether a request reports that something happened: neither a HEAD or OPTIONS request nor a speculative load. */
export const reportsEvent = (request: Request): boolean =>
  (request.method === 'GET' || request.method === 'POST') && !isSpeculative(request)

/**
 * Rejects a speculative load. A browser discards the error and requests the address again when a
 * person opens it; only that request is counted.
 */
export const refuseSpeculation = (): Response =>
  new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } })
