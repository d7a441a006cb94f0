// Service worker of the screen player: stores the player's own page, so that a screen starts without a network.

// The library's type of `self` covers workers of any kind.
const worker = self as unknown as ServiceWorkerGlobalScope

const CACHE = 'amd-player-1'

const isPlayerFile = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && pathname.startsWith('/player')

/** Stores the open page's files that are missing from the cache. */
async function storeFiles(names: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const name of names) {
    const url = new URL(name, location.origin)
    if (!isPlayerFile(url)) continue
    if (!(await cache.match(url))) await cache.add(url).catch(() => undefined)
  }
}

/** Responds from the network, else from the cache. Throws if neither has the file. */
async function respond(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(request, response.clone())
    return response
  } catch (error) {
    const stored = await cache.match(request)
    if (stored) return stored
    throw error
  }
}

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', (event) => {
  event.waitUntil(storeFiles(Array.isArray(event.data) ? (event.data as string[]) : []))
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && isPlayerFile(new URL(request.url)))
    event.respondWith(respond(request))
})
