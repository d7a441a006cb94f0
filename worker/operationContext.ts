import type { Context } from 'hono'
import type { AppEnv, OperationContext } from './env.ts'

/** What a route hands to its operation. */
export function operationContext(c: Context<AppEnv>): OperationContext {
  return {
    env: c.env,
    settings: c.get('settings'),
    now: new Date(),
    requestId: c.get('requestId'),
    account: c.get('account') ?? null,
    waitUntil: (promise) => c.executionCtx.waitUntil(promise),
  }
}
