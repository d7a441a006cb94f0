import type { AppEnv, OperationContext } from './env.ts'

/** What of a route's context an operation needs, whatever else the route's environment has. */
interface RouteContext {
  env: AppEnv['Bindings']
  var: Pick<AppEnv['Variables'], 'settings' | 'requestId' | 'account'>
  executionCtx: { waitUntil: (promise: Promise<unknown>) => void }
}

/** What a route hands to its operation. */
export function operationContext(c: RouteContext): OperationContext {
  return {
    env: c.env,
    settings: c.var.settings,
    now: new Date(),
    requestId: c.var.requestId,
    account: c.var.account ?? null,
    waitUntil: (promise) => c.executionCtx.waitUntil(promise),
  }
}
