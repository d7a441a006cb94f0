import { Hono } from 'hono'
import { serveSettingsOf } from './serveSettings.ts'
import { isOurAim } from './clickAddress.ts'
import { isSpeculative, refuseSpeculation, reportsEvent } from './eventIntent.ts'
import type { ServeEnv } from './serveRequest.ts'

/**
 * Clicks: `/c` redirects to the landing page signed with the response. `tell` counts the click like
 * any other event.
 */
export const clicksTold = (
  tell: (
    request: Request,
    env: ServeEnv['Bindings'],
    context: ExecutionContext,
  ) => Promise<Response>,
) =>
  new Hono<ServeEnv>().get('/c', async (c) => {
    const { t: token = '', to = '', s: signature = '' } = c.req.query()
    if (!(await isOurAim(serveSettingsOf(c.env), { token, to, signature }))) return c.notFound()
    if (isSpeculative(c.req.raw)) return refuseSpeculation()
    if (reportsEvent(c.req.raw)) {
      const context = c.executionCtx as ExecutionContext
      const counted = new URL(`/e/click?t=${encodeURIComponent(token)}`, c.req.url)
      const event = new Request(counted, c.req.raw)
      context.waitUntil(tell(event, c.env, context).catch(() => null))
    }
    return c.body(null, 302, {
      Location: to,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    })
  })
