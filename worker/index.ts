/**
 * The site's Worker: pages, the API and the socket. The ad server (worker/serve) and the creatives'
 * host (worker/creatives) are separate Workers.
 */
import './registries.ts'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { api } from './api.ts'
import type { AppEnv, Bindings } from './platform/env.ts'
import { pageBodyLimit } from './middleware/bodyLimits.ts'
import { handleError } from './middleware/errors.ts'
import { protectedPages } from './middleware/protectedPages.ts'
import { requestLog } from './middleware/requestLog.ts'
import { securityHeaders } from './middleware/securityHeaders.ts'
import { withSettings } from './middleware/settings.ts'
import { offerLanding } from './middleware/offerLanding.ts'
import { storeArrival } from './middleware/storeArrival.ts'
import { localePrefix } from './middleware/sitePath.ts'
import { withoutReferrer } from './middleware/withoutReferrer.ts'
import { servePage } from './page.ts'
import { loggedSocket } from './platform/sampledLog.ts'
import { isSocketRequest, openSocket } from './realtime/openSocket.ts'
import { developmentRoutes } from './routes/foundation/development.ts'
import { forCrawlers } from './routes/foundation/forCrawlers.ts'
import { imageRoutes } from './routes/foundation/images.ts'
import { queue } from './queue.ts'
import { scheduled } from './scheduled.ts'

const app = new Hono<AppEnv>()
  .onError(handleError)
  // Only our own id: a client's could be arbitrary, and ends up in the logs.
  .use(requestId({ headerName: '' }))
  .use(requestLog)
  .use(withoutReferrer)
  .use(securityHeaders)
  .use(withSettings)
  .use(pageBodyLimit)
  .route('/api', api)
  .route('/', forCrawlers)
  .route('/', imageRoutes)
  .route('/', developmentRoutes)
  .use(storeArrival)
  .use(localePrefix)
  .use(offerLanding)
  .use(protectedPages)
  .all('*', servePage)

const fetch = (request: Request, env: Bindings, executionContext: ExecutionContext) =>
  isSocketRequest(request)
    ? loggedSocket(request, async () => await openSocket(request, env, executionContext))
    : app.fetch(request, env, executionContext)

export { AdminRoom, VisitorSession } from './durableClasses.ts'
export default { fetch, scheduled, queue }
