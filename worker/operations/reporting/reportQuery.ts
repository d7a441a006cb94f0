import { findReportZone, writeReportZone } from '#database/queries/reporting/reportZones.ts'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import { REPORT_ZONE, type ReportQueryText } from '#domain/reporting/figures/period.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Query of a report, by default in the zone last chosen by its reader's account. */
export async function reportQuery<Asked extends ReportQueryText>(
  { db, account }: Pick<OperationContext, 'db' | 'account'>,
  asked: Asked,
): Promise<Asked & { zone: TimeZoneId }> {
  const { zone } = asked
  if (zone !== undefined) return { ...asked, zone }
  const own = account && (await findReportZone(db, account.id))
  return { ...asked, zone: own ?? REPORT_ZONE }
}

/** Saves the account's time zone for reports, for every browser. */
export async function chooseReportZone(context: OperationContext, zone: TimeZoneId): Promise<void> {
  await writeReportZone(context.db, ownAccount(context).id, zone)
}
