import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { log } from './log.ts'

/** What a request of the ad server or of an ad file is. */
export type RequestKind = 'tag' | 'beacon' | 'file' | 'click' | 'other'

/**
 * Share of the requests of a kind that are logged. Tags, beacons and ad files come a billion a day: all of them would cost
 * more than serving them (docs/lab/cost.md). Errors are logged in full, whatever the kind.
 */
export const LOGGED_SHARE: Readonly<Record<RequestKind, number>> = {
  tag: 0.001,
  beacon: 0.001,
  file: 0.001,
  click: 1,
  other: 1,
}

/** Whether a request is logged. `chance` is from 0 to 1. */
export const isLogged = (kind: RequestKind, status: number, chance: number): boolean =>
  status >= 500 || chance < LOGGED_SHARE[kind]

/** Logs a sample of the requests of a host, by their route pattern, with the share that each line stands for. */
export const sampledLog = (kindOf: (path: string) => RequestKind) =>
  createMiddleware(async (c, next) => {
    const started = Date.now()
    await next()
    const kind = kindOf(c.req.path)
    const { status } = c.res
    if (!isLogged(kind, status, Math.random())) return
    log(status >= 500 ? 'error' : 'info', 'request', {
      kind,
      method: c.req.method,
      route: routePath(c),
      status,
      durationMs: Date.now() - started,
      share: status >= 500 ? 1 : LOGGED_SHARE[kind],
    })
  })
