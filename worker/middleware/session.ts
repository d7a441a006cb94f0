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
 * Allows a request only with a session id that we signed and, if the session is used with a login, only with that
 * login: after a logout a copied id is worthless. Raises session_required.
 */
export const withSession = createMiddleware<SessionEnv>(async (c, next) => {
  const { sessionId, accountId } = await broughtSession(c)
  const isOpen = await isSessionOpenTo(databaseContext(c.env).db, sessionId, accountId)
  if (!isOpen) throw new ProductError('session_required')
  c.set('sessionId', sessionId)
  await next()
})

/** As `withSession`, for pricing: the versions of the pricing data load in the same round trip. */
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
