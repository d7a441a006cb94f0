import { isDeployed, type Settings } from '#domain/foundation/settings/settings.ts'
import type { StaffRole } from './capability.ts'

/** An account's current roles, and why others are suspended. */
export interface RolesInForce {
  roles: StaffRole[]
  /** It is staff, and must set up a second factor before its roles apply. */
  needsTwoFactor: boolean
}

/** An account's roles in force, by its second factor: in a deployed environment, staff without one are customers. */
export function rolesInForce(
  { roles, isApp2FAEnabled }: { roles: readonly StaffRole[]; isApp2FAEnabled: boolean },
  settings: Pick<Settings, 'ENVIRONMENT'>,
): RolesInForce {
  const needsTwoFactor = isDeployed(settings) && roles.length > 0 && !isApp2FAEnabled
  return { roles: needsTwoFactor ? [] : [...roles], needsTwoFactor }
}
