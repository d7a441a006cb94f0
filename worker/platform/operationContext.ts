import { arrivalOfCookies } from '#domain/foundation/analytics/arrival.ts'
import { CLIENT_HEADER } from '#domain/foundation/headerNames.ts'
import { callerNetwork } from '#domain/foundation/device/callerNetwork.ts'
import { regionOf } from '#domain/foundation/geo/locationHint.ts'
import { databaseContext, withDatabase } from './databaseContext.ts'
import type { AppEnv, OperationContext } from './env.ts'

/** The part of a route's context that an operation needs, whatever its environment. */
interface RouteContext {
  req: { header: (name: string) => string | undefined; raw: { cf?: unknown } }
  env: AppEnv['Bindings']
  var: Pick<AppEnv['Variables'], 'settings' | 'requestId' | 'account' | 'versions' | 'database'>
  executionCtx: { waitUntil: (promise: Promise<unknown>) => void }
}

/** Context that a route passes to its operation. */
export function operationContext(c: RouteContext): OperationContext {
  // Each access to `var` copies all of its content.
  const { database, settings, requestId, account, versions } = c.var
  return {
    ...databaseContext(database ? withDatabase(c.env, database) : c.env),
    ...(database ? { primary: databaseContext(c.env).db } : {}),
    settings,
    now: new Date(),
    requestId,
    account: account ?? null,
    clientId: c.req.header(CLIENT_HEADER) ?? null,
    network: networkOf(c),
    region: regionOf(c.req.raw.cf),
    arrival: arrivalOfCookies(c.req.header('Cookie') ?? ''),
    ...(versions ? { versions } : {}),
    waitUntil: (promise) => c.executionCtx.waitUntil(promise),
  }
}

/** Network of a request's caller, as limits count it. */
export const networkOf = (c: Pick<RouteContext, 'req'>): string =>
  callerNetwork(c.req.header('CF-Connecting-IP') ?? 'local')
