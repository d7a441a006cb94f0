import { Hono } from 'hono'
import type { Bindings } from '../platform/env.ts'
import { eventRoutes } from './eventRoutes.ts'
import type { ServeEnv } from './eventSource.ts'

/** The ad server: its own host, without accounts, sessions or cookies of the site. */
export const serveHost = new Hono<ServeEnv>()
  .route('/', eventRoutes)
  .notFound((c) =>
    c.text('There is nothing at this address.', 404, { 'Cache-Control': 'no-store' }),
  )

/** Whether a request came to the ad server's host. */
export const isForServeHost = (request: Request, env: Bindings): boolean =>
  new URL(request.url).hostname === env.SERVE_HOST
