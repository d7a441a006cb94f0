import { isDeployed, type Settings } from '#domain/foundation/settings/settings.ts'
import type { StaffRole } from './capability.ts'

/** The roles that an account has now, and what keeps it from its own. */
export interface RolesInForce {
  roles: StaffRole[]
  /** It is staff, and has to set up a second factor before it may do more than a customer. */
  needsTwoFactor: boolean
}

/** What an account may do by its roles and second factor: where the product is deployed, staff without one are customers. */
export function rolesInForce(
  { roles, isApp2FAEnabled }: { roles: readonly StaffRole[]; isApp2FAEnabled: boolean },
  settings: Pick<Settings, 'ENVIRONMENT'>,
): RolesInForce {
  const needsTwoFactor = isDeployed(settings) && roles.length > 0 && !isApp2FAEnabled
  return { roles: needsTwoFactor ? [] : [...roles], needsTwoFactor }
}
