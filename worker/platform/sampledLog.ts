import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { log } from './log.ts'

/** Kind of a request of the ad server, an ad file or the realtime socket. */
export type RequestKind = 'tag' | 'beacon' | 'file' | 'click' | 'socket' | 'other'

/**
 * Logged share of each kind of request. Tags, beacons and ad files come a billion a day: logging all would cost more
 * than serving them (docs/lab/cost.md). Errors are logged in full, whatever the kind.
 */
export const LOGGED_SHARE: Readonly<Record<RequestKind, number>> = {
  tag: 0.001,
  beacon: 0.001,
  file: 0.001,
  click: 1,
  socket: 1,
  other: 1,
}

/** Above this many rejected requests of a sampled kind per minute, an isolate samples them too: a flood. */
const REFUSED_A_MINUTE = 60
const MINUTE_MS = 60_000

/** Rejected requests logged by an isolate in the current minute. */
export class RefusalBudget {
  #minute = -1
  #logged = 0

  /** Whether to log one more rejection in full. `nowMs` is in ms since 1970. */
  take(nowMs: number): boolean {
    const minute = Math.floor(nowMs / MINUTE_MS)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#logged = 0
    }
    if (this.#logged >= REFUSED_A_MINUTE) return false
    this.#logged += 1
    return true
  }
}

/**
 * The share that a logged request represents, or null if it is not logged. Errors are logged in full: statuses from
 * 500 always, rejections (from 400) of a sampled kind while `budget` lasts. `chance` is from 0 to 1.
 */
export function loggedShare(
  { kind, status }: { kind: RequestKind; status: number },
  { budget, nowMs, chance }: { budget: RefusalBudget; nowMs: number; chance: number },
): number | null {
  const share = LOGGED_SHARE[kind]
  if (status >= 500 || share === 1) return 1
  if (status >= 400 && budget.take(nowMs)) return 1
  return chance < share ? share : null
}

const budget = new RefusalBudget()

/** Logs a sample of a host's requests by route pattern, with the share that each line represents. */
export const sampledLog = (kindOf: (path: string) => RequestKind) =>
  createMiddleware(async (c, next) => {
    const started = Date.now()
    await next()
    const kind = kindOf(c.req.path)
    const { status } = c.res
    const share = loggedShare({ kind, status }, { budget, nowMs: started, chance: Math.random() })
    if (share === null) return
    log(status >= 500 ? 'error' : 'info', 'request', {
      kind,
      method: c.req.method,
      route: routePath(c),
      status,
      durationMs: Date.now() - started,
      share,
    })
  })

/** Logs a handshake of the realtime socket as a request of its kind, without its query, which may contain a session. */
export async function loggedSocket(
  request: Request,
  open: () => Promise<Response>,
): Promise<Response> {
  const started = Date.now()
  const response = await open()
  log(response.status >= 500 ? 'error' : 'info', 'request', {
    kind: 'socket',
    method: request.method,
    route: '/socket.io/',
    status: response.status,
    durationMs: Date.now() - started,
    share: LOGGED_SHARE.socket,
  })
  return response
}
