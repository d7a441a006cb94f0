/** A script of the ad server that is the same for every request. */
interface StaticScript {
  path: string
  /** Its folder in worker/serve/browser. */
  source: string
  cacheControl: string
}

/** Loaded by every frame of a tag: browsers cache it for an hour, like the frame. */
export const FRAME_CACHE = 'public, max-age=3600'
/** Players and tests of tags revalidate their script each time. */
export const CHECKED_CACHE = 'no-cache'

/** The scripts that the platform serves as files, without running the Worker. */
export const STATIC_SCRIPTS: readonly StaticScript[] = [
  { path: '/frame.js', source: 'frame', cacheControl: FRAME_CACHE },
  { path: '/player.js', source: 'player', cacheControl: CHECKED_CACHE },
  { path: '/player/worker.js', source: 'serviceWorker', cacheControl: CHECKED_CACHE },
  { path: '/try.js', source: 'try', cacheControl: CHECKED_CACHE },
]

/** Headers of every response of the ad server. */
export const SERVE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Referrer-Policy': 'origin',
} as const

/** The file of headers (`_headers`) of the scripts. */
export const staticHeaders = (): string =>
  STATIC_SCRIPTS.map(({ path, cacheControl }) =>
    [
      path,
      ...Object.entries({ 'Cache-Control': cacheControl, ...SERVE_HEADERS }).map(
        ([name, value]) => `  ${name}: ${value}`,
      ),
    ].join('\n'),
  ).join('\n\n')
