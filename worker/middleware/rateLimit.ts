import { createMiddleware } from 'hono/factory'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { AppEnv, Bindings } from '../platform/env.ts'
import { isFewCalls } from '../platform/fewCalls.ts'
import { networkOf } from '../platform/operationContext.ts'

type LimitName = 'LIMIT_GUESS' | 'LIMIT_WRITE' | 'LIMIT_READ'

const limits = new WeakMap<object, LimitName>()

/** Reads are limited from the 31st call per minute; guesses and writes from the first. */
const isWithoutAsking = (env: Bindings, name: LimitName, network: string) =>
  name === 'LIMIT_READ' && isFewCalls(env, `read:${network}`, Date.now())

/** Limits a caller's requests per minute for one purpose; raises too_many_attempts. Limits are set in wrangler.toml. */
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

/** Rate limit of a handler; undefined if it has none. */
export const limitOf = (handler: object): LimitName | undefined => limits.get(handler)
