import type { DeskAuditView } from '#domain/foundation/admin/deskAudit.ts'
import type { RolesChange, StaffList } from '#domain/accounts/admin/staffList.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

/** Accounts that have a role, or whose email begins with a text. Raises ProductError. */
export const loadStaff = (search: string) =>
  answerOf<StaffList>(api.staff.$get({ query: { search } }))

/** The change history of an account. Raises account_not_found. */
export const loadRoleHistory = (id: string) =>
  answerOf<{ entries: DeskAuditView[] }>(api.staff[':id'].history.$get({ param: { id } }))

/** Sets the roles of an account. Raises last_admin, role_changed. */
export const setRolesCall = (id: string, json: RolesChange) =>
  answerOf<unknown>(api.staff[':id'].roles.$put({ param: { id }, json }))
