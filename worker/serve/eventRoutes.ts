import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isEventKind } from '#domain/delivery/counting/eventKind.ts'
import { playBatchSchema } from '#domain/delivery/counting/playBatch.ts'
import { countBeacon, countPlays } from '../operations/delivery/countEvents.ts'
import { serveSettingsOf } from './serveSettings.ts'
import { isSpeculative, refuseSpeculation, reportsEvent } from './eventIntent.ts'
import { eventSource, type ServeEnv } from './eventSource.ts'

const MAX_BATCH_BYTES = 384 * 1024

/** A transparent pixel, for clients that can only request images. */
const PIXEL = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  (character) => character.charCodeAt(0),
)

const ANYWHERE = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' }
const HELD_BACK = { ...ANYWHERE, 'Retry-After': '60' }
const PREFLIGHT = {
  ...ANYWHERE,
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '86400',
}

const contextOf = (c: Context<ServeEnv>) => ({
  env: c.env,
  settings: serveSettingsOf(c.env),
  now: new Date(),
})

async function beacon(c: Context<ServeEnv>): Promise<Response> {
  const kind = c.req.param('kind') ?? ''
  // Clicks have a redirecting address; plays arrive in batches.
  if (!isEventKind(kind) || kind === 'play') return c.notFound()
  if (isSpeculative(c.req.raw)) return refuseSpeculation()
  if (!reportsEvent(c.req.raw)) return c.body(null, 204, ANYWHERE)
  const tokenText = c.req.query('t') ?? ''
  const source = await eventSource(c, tokenText)
  if (!source) return c.body(null, 429, HELD_BACK)
  const outcome = await countBeacon(contextOf(c), { kind, tokenText }, source)
  if (outcome === 'refused') return c.body(null, 400, ANYWHERE)
  if (c.req.method === 'POST') return c.body(null, 204, ANYWHERE)
  return c.body(PIXEL, 200, { ...ANYWHERE, 'Content-Type': 'image/gif' })
}

/** Event addresses for tags, players and screens. */
export const eventRoutes = new Hono<ServeEnv>()
  .on(['GET', 'POST'], '/e/:kind', beacon)
  .post(
    '/plays',
    bodyLimit({ maxSize: MAX_BATCH_BYTES, onError: (c) => c.body(null, 413, ANYWHERE) }),
    async (c) => {
      if (isSpeculative(c.req.raw)) return refuseSpeculation()
      const source = await eventSource(c, null)
      if (!source) return c.body(null, 429, HELD_BACK)
      const body: unknown = await c.req.json().catch(() => null)
      const batch = playBatchSchema.safeParse(body)
      if (!batch.success) return c.body(null, 400, ANYWHERE)
      return c.json(await countPlays(contextOf(c), batch.data, source), 200, ANYWHERE)
    },
  )
  .options('/plays', (c) => c.body(null, 204, PREFLIGHT))
  .options('/e/:kind', (c) => c.body(null, 204, PREFLIGHT))
