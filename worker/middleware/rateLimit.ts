import { createMiddleware } from 'hono/factory'
import { callerNetwork } from '#domain/device/callerNetwork.ts'
import { ProductError } from '#domain/errors/errorCatalogue.ts'
import type { AppEnv } from '../env.ts'

type LimitName = 'LIMIT_GUESS' | 'LIMIT_WRITE' | 'LIMIT_READ'

const limits = new WeakMap<object, LimitName>()

/** Allows a caller only so many requests a minute of one purpose; raises too_many_attempts. Limits stand in wrangler.toml. */
export function rateLimit(name: LimitName, purpose: string) {
  const limit = createMiddleware<AppEnv>(async (c, next) => {
    const caller = callerNetwork(c.req.header('CF-Connecting-IP') ?? 'local')
    const { success } = await c.env[name].limit({ key: `${purpose}:${caller}` })
    if (!success) {
      c.header('Retry-After', '60')
      throw new ProductError('too_many_attempts')
    }
    await next()
  })
  limits.set(limit, name)
  return limit
}

/** The limit that a handler holds its callers to; undefined for any other handler. */
export const limitOf = (handler: object): LimitName | undefined => limits.get(handler)
