import { findReportZone, writeReportZone } from '#database/queries/reporting/reportZones.ts'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import { REPORT_ZONE, type ReportQueryText } from '#domain/reporting/figures/period.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** What is asked of a report, in the zone that its reader's account last chose where none is named. */
export async function reportQuery<Asked extends ReportQueryText>(
  { db, account }: Pick<OperationContext, 'db' | 'account'>,
  asked: Asked,
): Promise<Asked & { zone: TimeZoneId }> {
  const { zone } = asked
  if (zone !== undefined) return { ...asked, zone }
  const own = account && (await findReportZone(db, account.id))
  return { ...asked, zone: own ?? REPORT_ZONE }
}

/** Keeps the zone in which the account reads its reports, in every browser. */
export async function chooseReportZone(context: OperationContext, zone: TimeZoneId): Promise<void> {
  await writeReportZone(context.db, ownAccount(context).id, zone)
}
