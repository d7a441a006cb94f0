import { runBatch } from '#database/batch.ts'
import { listAccountsWithRole } from '#database/queries/accounts/accountRoles.ts'
import { changeProduction } from '#database/queries/creatives/productions.ts'
import { ALWAYS } from '#database/queries/foundation/recordedChange.ts'
import { rolesThatCan } from '#domain/accounts/capability.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { ProductionView } from '#domain/creatives/production/productionView.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openDeskProduction } from './openProduction.ts'
import { readDeskProduction } from './readProduction.ts'

/**
 * Assigns an ad creation to a producer; null unassigns it. Raises production_not_found, no_access if the person may
 * not make ads.
 */
export async function assignMaker(
  context: OperationContext,
  { lineId, makerId }: { lineId: string; makerId: string | null },
): Promise<ProductionView> {
  const { line, production } = await openDeskProduction(context, lineId)
  if (!production) throw new ProductError('production_not_found')
  const { db } = context
  if (makerId !== null) {
    const makers = await listAccountsWithRole(db, rolesThatCan('makeAds'))
    if (!makers.some(({ id }) => id === makerId)) throw new ProductError('no_access')
  }
  await runBatch(db, [changeProduction(db, line.id, { makerId }, ALWAYS)])
  return await readDeskProduction(context, lineId)
}
