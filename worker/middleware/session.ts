import { createMiddleware } from 'hono/factory'
import { connect } from '#database/connection.ts'
import { isSessionOpenTo } from '#database/queries/visitorLogins.ts'
import { ProductError } from '#domain/errors/productError.ts'
import type { AppEnv } from '../platform/env.ts'
import { operationContext } from '../platform/operationContext.ts'
import { verifySession } from '../operations/sessions/verifySession.ts'

export const SESSION_HEADER = 'x-amd-session'

/** The environment of routes that belong to a visitor's session. */
export type SessionEnv = AppEnv & { Variables: { sessionId: string } }

/**
 * Lets a request pass only with a session id that we signed, and one that is used with a login only with that: after a
 * logout the id in somebody's hands is worth nothing. Raises session_required.
 */
export const withSession = createMiddleware<SessionEnv>(async (c, next) => {
  const sessionId = await verifySession(operationContext(c), c.req.header(SESSION_HEADER))
  if (sessionId === null) throw new ProductError('session_required')
  const accountId = c.var.account?.id ?? null
  if (!(await isSessionOpenTo(connect(c.env.DB), sessionId, accountId))) {
    throw new ProductError('session_required')
  }
  c.set('sessionId', sessionId)
  await next()
})
