import { connect } from '#database/connection.ts'
import { deleteLeadsBefore } from '#database/queries/contactRequests.ts'
import { LEAD_LIFE_DAYS } from '#domain/lead/leadLimits.ts'
import type { OperationContext } from '../../platform/env.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const LEADS_A_RUN = 200

/** Job: deletes leads that have outlived their stated time. */
export async function forgetOldLeads({ env, now }: OperationContext): Promise<void> {
  const before = new Date(now.getTime() - LEAD_LIFE_DAYS * DAY_MS).toISOString()
  await deleteLeadsBefore(connect(env.DB), before, LEADS_A_RUN)
}
