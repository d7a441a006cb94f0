import { arrivalOfCookies } from '#domain/foundation/analytics/arrival.ts'
import { callerNetwork } from '#domain/foundation/device/callerNetwork.ts'
import { regionOf } from '#domain/foundation/geo/locationHint.ts'
import { databaseContext, withDatabase } from './databaseContext.ts'
import type { AppEnv, OperationContext } from './env.ts'

/** What of a route's context an operation needs, whatever else the route's environment has. */
interface RouteContext {
  req: { header: (name: string) => string | undefined; raw: { cf?: unknown } }
  env: AppEnv['Bindings']
  var: Pick<AppEnv['Variables'], 'settings' | 'requestId' | 'account' | 'versions' | 'database'>
  executionCtx: { waitUntil: (promise: Promise<unknown>) => void }
}

/** What a route hands to its operation. */
export function operationContext(c: RouteContext): OperationContext {
  // Each look at `var` copies all that is in it.
  const { database, settings, requestId, account, versions } = c.var
  return {
    ...databaseContext(database ? withDatabase(c.env, database) : c.env),
    settings,
    now: new Date(),
    requestId,
    account: account ?? null,
    network: networkOf(c),
    region: regionOf(c.req.raw.cf),
    arrival: arrivalOfCookies(c.req.header('Cookie') ?? ''),
    ...(versions ? { versions } : {}),
    waitUntil: (promise) => c.executionCtx.waitUntil(promise),
  }
}

/** The network of a request's caller, as limits count it. */
export const networkOf = (c: Pick<RouteContext, 'req'>): string =>
  callerNetwork(c.req.header('CF-Connecting-IP') ?? 'local')
