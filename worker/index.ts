import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { api } from './api.ts'
import type { AppEnv, Bindings } from './env.ts'
import { handleError } from './middleware/errors.ts'
import { protectedPages } from './middleware/protectedPages.ts'
import { requestLog } from './middleware/requestLog.ts'
import { securityHeaders } from './middleware/securityHeaders.ts'
import { withSettings } from './middleware/settings.ts'
import { localePrefix } from './middleware/sitePath.ts'
import { servePage } from './page.ts'
import { isSocketRequest, openSocket } from './realtime/openSocket.ts'
import { scheduled } from './scheduled.ts'

const app = new Hono<AppEnv>()
  .onError(handleError)
  .use(requestId())
  .use(requestLog)
  .use(securityHeaders)
  .use(withSettings)
  .route('/api', api)
  .use(localePrefix)
  .use(protectedPages)
  .all('*', servePage)

const fetch = (request: Request, env: Bindings, executionContext: ExecutionContext) =>
  isSocketRequest(request)
    ? openSocket(request, env, executionContext)
    : app.fetch(request, env, executionContext)

export { AdminRoom, VisitorSession } from './durableClasses.ts'
export default { fetch, scheduled }
