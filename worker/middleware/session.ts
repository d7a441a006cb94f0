import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { readPricedSession } from '#database/queries/contact/pricedSessions.ts'
import { isSessionOpenTo } from '#database/queries/contact/visitorLogins.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { SESSION_HEADER } from '#domain/foundation/headerNames.ts'
import { databaseContext } from '../platform/databaseContext.ts'
import type { AppEnv } from '../platform/env.ts'
import { operationContext } from '../platform/operationContext.ts'
import { verifySession } from '../operations/contact/verifySession.ts'

/** The environment of routes that belong to a visitor's session. */
export type SessionEnv = AppEnv & { Variables: { sessionId: string } }

/**
 * Lets a request pass only with a session id that we signed, and one that is used with a login only with that: after a
 * logout the id in somebody's hands is worth nothing. Raises session_required.
 */
export const withSession = createMiddleware<SessionEnv>(async (c, next) => {
  const { sessionId, accountId } = await broughtSession(c)
  const isOpen = await isSessionOpenTo(databaseContext(c.env).db, sessionId, accountId)
  if (!isOpen) throw new ProductError('session_required')
  c.set('sessionId', sessionId)
  await next()
})

/** As `withSession`, for what is priced: the versions of what prices are made of come with the same look. */
export const withPricedSession = createMiddleware<SessionEnv>(async (c, next) => {
  const { sessionId, accountId } = await broughtSession(c)
  const { isOpen, versions } = await readPricedSession(
    databaseContext(c.env).db,
    sessionId,
    accountId,
  )
  if (!isOpen) throw new ProductError('session_required')
  c.set('sessionId', sessionId)
  c.set('versions', versions)
  await next()
})

async function broughtSession(c: Context<SessionEnv>) {
  const sessionId = await verifySession(operationContext(c), c.req.header(SESSION_HEADER))
  if (sessionId === null) throw new ProductError('session_required')
  return { sessionId, accountId: c.get('account')?.id ?? null }
}
