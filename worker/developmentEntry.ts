/**
 * The site's Worker in `npm run dev`, whose server has one entry: it forwards requests for the other two hosts to
 * their Workers. No build contains it.
 */
import type { Bindings } from './platform/env.ts'
import site from './index.ts'

interface DevelopmentBindings extends Bindings {
  AD_SERVER: Fetcher
  CREATIVES_SERVER: Fetcher
}

const fetch = (
  request: Request,
  env: DevelopmentBindings,
  executionContext: ExecutionContext,
): Response | Promise<Response> => {
  const { hostname } = new URL(request.url)
  if (hostname === env.SERVE_HOST) return env.AD_SERVER.fetch(request)
  if (hostname === env.CREATIVES_HOST) return env.CREATIVES_SERVER.fetch(request)
  return site.fetch(request, env, executionContext)
}

export { AdminRoom, VisitorSession } from './index.ts'
export default { ...site, fetch }
