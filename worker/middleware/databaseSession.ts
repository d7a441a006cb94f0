import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { BOOKMARK_COOKIE, nearDatabase, primaryDatabase } from '../adapters/databaseSession.ts'
import type { AppEnv } from '../platform/env.ts'

/** Far above any replica lag. */
const KEPT_SECONDS = 10 * 60

const isReading = (method: string) => method === 'GET' || method === 'HEAD'

/**
 * Sends writes to the primary and stores their bookmark in the browser, so that its later replica reads are at least
 * as new as its own last write.
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

/** Nearest replica to the client, at least as new as its own last write. */
export const nearTo = (c: Context<AppEnv>): D1Database =>
  nearDatabase(c.env.DB, getCookie(c, BOOKMARK_COOKIE) ?? null)

/** Reads use the replica nearest to the visitor, at least as new as the visitor's own last write. */
export const readsNearby = createMiddleware<AppEnv>(async (c, next) => {
  if (isReading(c.req.method)) c.set('database', nearTo(c))
  await next()
})
