import { z } from 'zod'
import { ROLES, type Role } from '../account/capability.ts'
import { reasonSchema } from './deskAudit.ts'

/** The roles that an account can be given. */
export const ACCOUNT_ROLES = ROLES.filter((role) => role !== 'visitor')
export type AccountRole = Exclude<Role, 'visitor'>

/** How many accounts a list shows. */
export const MAX_STAFF_ROWS = 100

export const roleChangeSchema = z.object({
  role: z.enum(ACCOUNT_ROLES),
  /** As it was shown. */
  before: z.enum(ACCOUNT_ROLES),
  reason: reasonSchema,
})
export type RoleChange = z.infer<typeof roleChangeSchema>

/** An account with its role. */
export interface StaffRow {
  id: string
  name: string
  email: string
  role: AccountRole
  isApp2FAEnabled: boolean
  createdAt: string
}

export interface StaffList {
  rows: StaffRow[]
  /** More were found than are shown. */
  hasMore: boolean
}
