import { connect } from '#database/connection.ts'
import { hasPaidBefore } from '#database/queries/planning/slotLimits.ts'
import { slotLimits } from '#domain/planning/slots/slotLimits.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** How many slots who asks, and their network, may hold without having paid for them, and whether they have paid before. */
export async function ownSlotLimits({ env, account }: Pick<OperationContext, 'env' | 'account'>) {
  const isKnown = account !== null && (await hasPaidBefore(connect(env.DB), account.id))
  return { hasPaidBefore: isKnown, limits: slotLimits({ hasPaidBefore: isKnown }) }
}
