import { indexAuditPeople } from '#database/queries/foundation/deskAudit.ts'
import { INDEXED_KINDS, indexMissing } from '#database/queries/foundation/searchIndex.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Maximum of each kind per run; another batch follows a full one at once. */
export const INDEXED_A_RUN = 500

/**
 * Job: indexes rows that are older than the search index and the audit log's index by person; returns the largest
 * number indexed of one kind.
 */
export async function indexSearch({ db }: Pick<OperationContext, 'db'>): Promise<number> {
  let most = 0
  for (const kind of INDEXED_KINDS) {
    most = Math.max(most, await indexMissing(db, kind, INDEXED_A_RUN))
  }
  return Math.max(most, await indexAuditPeople(db, INDEXED_A_RUN))
}
