import { createMiddleware } from 'hono/factory'
import { getCookie, setCookie } from 'hono/cookie'
import { ARRIVAL_COOKIE, arrivalOf } from '#domain/foundation/analytics/arrival.ts'
import { mayAnalyse } from '#domain/foundation/analytics/mayAnalyse.ts'
import type { AppEnv } from '../platform/env.ts'

/**
 * Stores a visitor's source for the session, from the first address that has one (Foundation 10). Not in Europe and
 * not with a do-not-track signal.
 */
export const storeArrival = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.req.method !== 'GET' || getCookie(c, ARRIVAL_COOKIE) !== undefined) return
  const url = new URL(c.req.url)
  const arrival = arrivalOf(url.searchParams)
  if (arrival === null) return
  const isRefused = c.req.header('DNT') === '1' || c.req.header('Sec-GPC') === '1'
  const zone = (c.req.raw.cf?.timezone as string | undefined) ?? ''
  if (!mayAnalyse(zone, isRefused)) return
  setCookie(c, ARRIVAL_COOKIE, arrival, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: url.protocol === 'https:',
  })
})
