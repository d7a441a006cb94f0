import { listAuditLog } from '#database/queries/sales/auditLog.ts'
import { listStaff } from '#database/queries/accounts/staff.ts'
import { AUDIT_PAGE, type AuditLogPage } from '#domain/foundation/admin/auditLog.ts'
import { MAX_STAFF_ROWS } from '#domain/accounts/admin/staffList.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { startOfDayIn } from '#domain/foundation/calendar/flight.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** A page of the product-wide audit log. Days are in the seller's zone, both included. */
export async function readAuditLog(
  { db, settings }: OperationContext,
  asked: {
    by?: string | undefined
    subject?: string | undefined
    from?: string | undefined
    until?: string | undefined
    after?: { at: string; id: string } | undefined
  },
): Promise<AuditLogPage> {
  const { SELLER_TIME_ZONE: zone } = settings
  const [entries, staff] = await Promise.all([
    listAuditLog(db, {
      ...asked,
      from: asked.from && startOfDayIn(asked.from, zone),
      until: asked.until && startOfDayIn(addDays(asked.until, 1), zone),
      limit: AUDIT_PAGE,
    }),
    listStaff(db, '', MAX_STAFF_ROWS),
  ])
  const people = staff.map(({ id, firstName, lastName, email }) => ({
    id,
    name: `${firstName} ${lastName}`.trim() || email,
  }))
  return { entries, people }
}
