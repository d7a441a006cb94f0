import { deleteLeadsBefore } from '#database/queries/contact/contactRequests.ts'
import { LEAD_LIFE_DAYS } from '#domain/sales/lead/leadLimits.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
export const OLD_LEADS_A_RUN = 200

/** Job: deletes leads past their retention; returns how many. */
export async function purgeOldLeads({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<number> {
  const before = new Date(now.getTime() - LEAD_LIFE_DAYS * DAY_MS).toISOString()
  return await deleteLeadsBefore(db, before, OLD_LEADS_A_RUN)
}
