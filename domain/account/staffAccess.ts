import { isDeployed, type Settings } from '../settings/settings.ts'
import { isStaff, type Role } from './capability.ts'

type AccountRole = Exclude<Role, 'visitor'>

/** The role that an account has now, and what keeps it from another. */
export interface RoleInForce {
  role: AccountRole
  /** It is staff, and has to set up a second factor before it may do more than a customer. */
  needsTwoFactor: boolean
}

/** What an account may do by its role and second factor: where the product is deployed, staff without one are customers. */
export function roleInForce(
  { role, isApp2FAEnabled }: { role: AccountRole; isApp2FAEnabled: boolean },
  settings: Pick<Settings, 'ENVIRONMENT'>,
): RoleInForce {
  const needsTwoFactor = isDeployed(settings) && isStaff(role) && !isApp2FAEnabled
  return { role: needsTwoFactor ? 'customer' : role, needsTwoFactor }
}
