import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { BOOKMARK_COOKIE, nearDatabase, primaryDatabase } from '../adapters/databaseSession.ts'
import type { AppEnv } from '../platform/env.ts'

/** Far longer than a replica lags behind. */
const KEPT_SECONDS = 10 * 60

const isReading = (method: string) => method === 'GET' || method === 'HEAD'

/**
 * What changes something is decided at the primary, and the browser keeps where that left the database: what it reads
 * near by afterwards is at least as new as its own last write.
 */
export const writesAtPrimary = createMiddleware<AppEnv>(async (c, next) => {
  if (isReading(c.req.method)) return await next()
  const { database, bookmark } = primaryDatabase(c.env.DB)
  c.set('database', database)
  await next()
  const written = bookmark()
  if (written === null) return
  setCookie(c, BOOKMARK_COOKIE, written, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(c.req.url).protocol === 'https:',
    maxAge: KEPT_SECONDS,
  })
})

/** The database near to who asks, from the own last write on. */
export const nearTo = (c: Context<AppEnv>): D1Database =>
  nearDatabase(c.env.DB, getCookie(c, BOOKMARK_COOKIE) ?? null)

/** Reads are answered by the replica nearest to the visitor, from the own last write on. */
export const readsNearby = createMiddleware<AppEnv>(async (c, next) => {
  if (isReading(c.req.method)) c.set('database', nearTo(c))
  await next()
})
