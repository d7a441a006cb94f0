import { refundEntry } from '../orders/ledger/refundEntries.ts'
import { AT } from './ledgerEnds.ts'
import type { LedgerWorld } from './ledgerWorld.types.ts'

// Money of a ledger world that nothing needs.

/** Money comes that an order did not need. */
export function surplus(
  world: LedgerWorld,
  { order: at, amountMinor }: { order: number; amountMinor: number },
) {
  const order = world.orders[at]
  if (!order) return
  world.next += 1
  const { id: orderId, currency } = order
  const paymentId = `pay_${world.next}`
  const money = { orderId, paymentId, amountMinor, amountUsdMinor: amountMinor, currency, at: AT }
  world.surplus.push({ ...money, state: 'due' })
  world.entries.push(refundEntry('refund_due', money))
}

/** A refund is made, or is rejected later. */
export function moveRefund(
  world: LedgerWorld,
  one: { do: 'refund' | 'return'; refund: number },
): void {
  const refund = world.surplus[one.refund]
  const { from, to, kind } =
    one.do === 'refund'
      ? ({ from: 'due', to: 'made', kind: 'refunded' } as const)
      : ({ from: 'made', to: 'failed', kind: 'refund_returned' } as const)
  if (refund?.state !== from) return
  refund.state = to
  const { state: _, ...money } = refund
  world.entries.push(refundEntry(kind, money))
}
