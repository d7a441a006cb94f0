import { createMiddleware } from 'hono/factory'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { AppEnv, Bindings } from '../platform/env.ts'
import { isFewCalls } from '../platform/fewCalls.ts'
import { networkOf } from '../platform/operationContext.ts'

type LimitName = 'LIMIT_GUESS' | 'LIMIT_WRITE' | 'LIMIT_READ'

const limits = new WeakMap<object, LimitName>()

/** Reading is limited from the 31st call of a minute on; what guesses or writes, from the first. */
const isWithoutAsking = (env: Bindings, name: LimitName, network: string) =>
  name === 'LIMIT_READ' && isFewCalls(env, `read:${network}`, Date.now())

/** Allows a caller only so many requests a minute of one purpose; raises too_many_attempts. Limits stand in wrangler.toml. */
export function rateLimit(name: LimitName, purpose: string) {
  const limit = createMiddleware<AppEnv>(async (c, next) => {
    const network = networkOf(c)
    if (isWithoutAsking(c.env, name, network)) return await next()
    const { success } = await c.env[name].limit({ key: `${purpose}:${network}` })
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
