import { createMiddleware } from 'hono/factory'
import { ProductError } from '#domain/errors/errorCatalogue.ts'
import type { AppEnv } from '../env.ts'
import { operationContext } from '../operationContext.ts'
import { verifySession } from '../operations/sessions/verifySession.ts'

export const SESSION_HEADER = 'x-amd-session'

/** The environment of routes that belong to a visitor's session. */
export type SessionEnv = AppEnv & { Variables: { sessionId: string } }

/** Lets a request pass only with a session id that we signed; raises session_required. */
export const withSession = createMiddleware<SessionEnv>(async (c, next) => {
  const sessionId = await verifySession(operationContext(c), c.req.header(SESSION_HEADER))
  if (sessionId === null) throw new ProductError('session_required')
  c.set('sessionId', sessionId)
  await next()
})
