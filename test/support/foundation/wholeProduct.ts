/**
 * The three Workers in one, for tests inside workerd: one isolate sees every class, and the host of a request selects
 * the Worker. `npm start` runs them separately (scripts/setup/localServer.ts).
 */
import { creativesHost } from '#worker/creatives/creativesHost.ts'
import site from '#worker/index.ts'
import type { Bindings } from '#worker/platform/env.ts'
import { serveHost } from '#worker/serve/index.ts'

const fetch = (request: Request, env: Bindings, executionContext: ExecutionContext) => {
  const { hostname } = new URL(request.url)
  if (hostname === env.CREATIVES_HOST) return creativesHost.fetch(request, env, executionContext)
  if (hostname === env.SERVE_HOST) return serveHost.fetch(request, env, executionContext)
  return site.fetch(request, env, executionContext)
}

export { AdminRoom, VisitorSession } from '#worker/durableClasses.ts'
export { BookKeeper, BookRelay, DeliveryCounter } from '#worker/serve/objects.ts'
export default { ...site, fetch }
