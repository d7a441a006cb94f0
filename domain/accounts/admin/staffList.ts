import { z } from 'zod'
import { type StaffRole, staffRoleSchema, STAFF_ROLES } from '../capability.ts'
import { reasonSchema } from '#domain/foundation/admin/deskAudit.ts'

/** The most accounts in a list. */
export const MAX_STAFF_ROWS = 100

const rolesSchema = z.array(staffRoleSchema).max(STAFF_ROLES.length)

export const rolesChangeSchema = z.object({
  /** All roles it is to have; none makes it a customer. */
  roles: rolesSchema,
  /** The roles when the page was loaded. */
  before: rolesSchema,
  reason: reasonSchema,
})
export type RolesChange = z.infer<typeof rolesChangeSchema>

/** An account with its roles. */
export interface StaffRow {
  id: string
  name: string
  email: string
  roles: StaffRole[]
  isApp2FAEnabled: boolean
  createdAt: string
}

export interface StaffList {
  rows: StaffRow[]
  /** More accounts match than are shown. */
  hasMore: boolean
}
