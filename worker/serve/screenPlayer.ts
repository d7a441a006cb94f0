import { Hono, type Context } from 'hono'
import type { BookScreen } from '#domain/delivery/book/book.types.ts'
import { screenPlaylist, type PlaylistSlot } from '#domain/delivery/tags/screenPlaylist.ts'
import { CHECKED_CACHE } from '#domain/delivery/tags/staticScripts.ts'
import { adUrl, creativesOrigin } from '../adapters/creatives/creativeUrl.ts'
import { newNonce, signToken } from '../adapters/delivery/deliveryKeys.ts'
import { screenOfKey } from '../adapters/delivery/screenKey.ts'
import { serveSettingsOf } from './serveSettings.ts'
import { bookOf, findProduct, isProductHalted } from './bookCache.ts'
import { noteRequest } from './lastRequests.ts'
import PLAYER_SCRIPT from 'virtual:script/player'
import type { Playlist, Turn } from './browser/player/playlist.types.ts'
import PLAYER_WORKER from 'virtual:script/serviceWorker'
import { placeCode, readServeRequest, bookRequest, type ServeEnv } from './serveRequest.ts'

/** Number of hours that a screen can run offline. */
const HOURS_AHEAD = 12

interface OpenScreen {
  screen: BookScreen
  book: NonNullable<Awaited<ReturnType<typeof bookOf>>>['book']
}

/** The screen of a key, with its book; null for an invalid key, `unavailable` while its book cannot be read. */
async function openScreen(
  c: Context<ServeEnv>,
  key: string,
): Promise<OpenScreen | 'unavailable' | null> {
  const books = bookRequest(c)
  const screenId = await screenOfKey(serveSettingsOf(c.env), key)
  const known = screenId === null ? undefined : await findProduct(books, screenId)
  if (known === null) return 'unavailable'
  if (known === undefined) return null
  const prepared = await bookOf(books, known.country, known.mediaType)
  if (prepared === null) return 'unavailable'
  const screen = prepared.book.screens.find(({ id }) => id === screenId)
  if (!screen) return null
  // A screen whose publisher is offline shows its own filler.
  const isHalted = await isProductHalted(books, screen.id)
  return { screen, book: isHalted ? { ...prepared.book, lines: [] } : prepared.book }
}

/** A player continues with its last playlist. */
const unavailable = (c: Context<ServeEnv>) =>
  c.body(null, 503, { 'Cache-Control': 'no-store', 'Retry-After': '30' })

function turnsSigner(c: Context<ServeEnv>, { screen }: OpenScreen) {
  const settings = serveSettingsOf(c.env)
  const { isDemo } = readServeRequest(c)
  const place = placeCode({ ...screen, zipCode: '', position: null })
  return async ({ lineId, turns }: PlaylistSlot, slots: number): Promise<Turn[]> => {
    const issuedAt = Date.now()
    // The turns of one creative in an hour share a token: their plays are numbered.
    const signed = new Map<string, Promise<Turn>>()
    for (const creative of turns) {
      if (signed.has(creative.versionId)) continue
      const token = {
        v: 1 as const,
        lineId: lineId ?? '',
        versionId: creative.versionId,
        productId: screen.id,
        formatId: creative.formatId,
        place,
        screenId: screen.id,
        kind: 'dooh' as const,
        loop: { slotSeconds: screen.slotSeconds, loopSlots: screen.loopSlots, slots },
        nonce: newNonce(),
        issuedAt,
        ...(isDemo ? { isDemo } : {}),
      }
      signed.set(
        creative.versionId,
        Promise.all([signToken(settings, token), adUrl(settings, creative)]).then(
          ([token, src]) => ({
            token,
            src,
            kind: creative.kind === 'video' ? 'video' : 'image',
            title: creative.title,
          }),
        ),
      )
    }
    return await Promise.all(turns.flatMap(({ versionId }) => signed.get(versionId) ?? []))
  }
}

/** Number of loop slots of a line. */
const slotsOf = (slots: readonly PlaylistSlot[], lineId: string | null): number =>
  slots.filter((slot) => slot.lineId === lineId).length

/** The next hours of a screen. */
async function playlistOf(c: Context<ServeEnv>, opened: OpenScreen): Promise<Playlist> {
  const { screen, book } = opened
  const { nowMs } = readServeRequest(c)
  const sign = turnsSigner(c, opened)
  const hours = screenPlaylist(book, screen, { fromMs: nowMs, hours: HOURS_AHEAD })
  return {
    screen: {
      id: screen.id,
      name: screen.name,
      orientation: screen.orientation,
      slotSeconds: screen.slotSeconds,
    },
    builtAt: nowMs,
    hours: await Promise.all(
      hours.map(async ({ fromMs, toMs, slots }) => ({
        from: fromMs,
        to: toMs,
        slots: await Promise.all(slots.map((slot) => sign(slot, slotsOf(slots, slot.lineId)))),
      })),
    ),
  }
}

const playerPolicy = (creatives: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'unsafe-inline'",
    `connect-src 'self' ${creatives}`,
    `img-src 'self' blob: ${creatives}`,
    `media-src blob: ${creatives}`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ')

const PLAYER_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Screen player</title>
<style>
html,body{margin:0;height:100%;background:#10131a;color:#f7f6f2;overflow:hidden;cursor:none;font-family:system-ui,sans-serif}
main{position:fixed;inset:0;display:grid;place-items:center}
main>*{grid-area:1/1;width:100%;height:100%;object-fit:contain}
main>[hidden]{display:none}
.filler{display:grid;place-content:center;gap:1vmin;text-align:center}
.filler strong{font-size:6vmin}.filler span{font-size:3vmin;opacity:.8}
</style>
</head>
<body><main aria-live="off"></main><script src="/player.js"></script></body>
</html>
`

const SCRIPT_HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': CHECKED_CACHE,
}

/** Screens: the playlist of the next hours, `/p/{screenKey}.json`, and the player for any kiosk browser. */
export const screenPlayer = new Hono<ServeEnv>()
  .get('/player.js', (c) => c.body(PLAYER_SCRIPT, 200, SCRIPT_HEADERS))
  .get('/player/worker.js', (c) => c.body(PLAYER_WORKER, 200, SCRIPT_HEADERS))
  .get('/player/:key', async (c) => {
    // The page opens without a book too: its player retries.
    if ((await openScreen(c, c.req.param('key'))) === null) return c.notFound()
    return c.html(PLAYER_PAGE, 200, {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': playerPolicy(creativesOrigin(serveSettingsOf(c.env))),
      'Referrer-Policy': 'no-referrer',
    })
  })
  .get('/p/:file', async (c) => {
    const [, key = ''] = /^(.+)\.json$/.exec(c.req.param('file')) ?? []
    const opened = await openScreen(c, key)
    if (opened === null) return c.notFound()
    if (opened === 'unavailable') return unavailable(c)
    const { isDemo, isHead } = readServeRequest(c)
    if (!isDemo && !isHead) noteRequest(bookRequest(c), opened.screen.id)
    return c.json(await playlistOf(c, opened), 200, { 'Cache-Control': 'no-store' })
  })
