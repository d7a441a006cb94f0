import { INDEXED_KINDS, indexMissing } from '#database/queries/foundation/searchIndex.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Of each kind in one run; a full batch is followed by the next one at once. */
export const INDEXED_A_RUN = 500

/** Job: indexes rows that are older than the search index; returns how many of the kind that lacked most. */
export async function indexSearch({ db }: Pick<OperationContext, 'db'>): Promise<number> {
  let most = 0
  for (const kind of INDEXED_KINDS) {
    most = Math.max(most, await indexMissing(db, kind, INDEXED_A_RUN))
  }
  return most
}
