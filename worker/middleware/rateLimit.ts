import { createMiddleware } from 'hono/factory'
import { ProductError } from '#domain/errors/productError.ts'
import type { AppEnv } from '../platform/env.ts'
import { networkOf } from '../platform/operationContext.ts'

type LimitName = 'LIMIT_GUESS' | 'LIMIT_WRITE' | 'LIMIT_READ'

const limits = new WeakMap<object, LimitName>()

/** Allows a caller only so many requests a minute of one purpose; raises too_many_attempts. Limits stand in wrangler.toml. */
export function rateLimit(name: LimitName, purpose: string) {
  const limit = createMiddleware<AppEnv>(async (c, next) => {
    const { success } = await c.env[name].limit({ key: `${purpose}:${networkOf(c)}` })
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
