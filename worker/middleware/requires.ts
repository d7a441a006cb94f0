import type { MiddlewareHandler } from 'hono'
import { can, type Capability } from '#domain/accounts/capability.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { AppEnv } from '../platform/env.ts'
import { recordDeskAction } from './recordDeskAction.ts'

const capabilities = new WeakMap<object, Capability>()

/**
 * Allows a request only if its account, or a visitor, has the capability; raises no_access. Every route has one.
 * Staff-only changes are recorded in the audit log.
 */
export function requires(capability: Capability): MiddlewareHandler<AppEnv> {
  const isForStaff = !can({ roles: [] }, capability)
  const guard: MiddlewareHandler<AppEnv> = async (c, next) => {
    if (!can(c.get('account'), capability)) throw new ProductError('no_access')
    await next()
    if (isForStaff) await recordDeskAction(c)
  }
  capabilities.set(guard, capability)
  return guard
}

/** Capability that a route's guard requires; undefined for any other handler. */
export const capabilityOf = (handler: object): Capability | undefined => capabilities.get(handler)
