import type { AuditLogPage } from '#domain/foundation/admin/auditLog.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

/** Filters of the audit log; "" is no filter. Days are ISO, in the seller's zone. */
export interface AuditFilter {
  by: string
  subject: string
  from: string
  until: string
}

/** A page of the audit log, after a cursor. Raises ProductError. */
export const loadAuditLog = (filter: AuditFilter, after: string | null) => {
  const stated = Object.entries({ ...filter, after: after ?? '' }).filter(([, value]) => value)
  return answerOf<AuditLogPage>(api['audit-log'].$get({ query: Object.fromEntries(stated) }))
}
