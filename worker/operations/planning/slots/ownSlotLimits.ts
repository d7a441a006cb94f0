import { hasPaidBefore } from '#database/queries/planning/slotLimits.ts'
import { slotLimits } from '#domain/planning/slots/slotLimits.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Number of unpaid slots that the caller and their network may hold, and whether they have paid before. */
export async function ownSlotLimits({ db, account }: Pick<OperationContext, 'db' | 'account'>) {
  const isKnown = account !== null && (await hasPaidBefore(db, account.id))
  return { hasPaidBefore: isKnown, limits: slotLimits({ hasPaidBefore: isKnown }) }
}
