import type { AmendmentRow } from '#database/queries/orders/amendments.ts'
import type { OrderRow } from '#database/queries/orders/orders.ts'
import type { AmendedMoney } from '#domain/orders/ledger/amendmentEntries.ts'

/** Ledger entry of an amendment that costs more; null for any other. */
export function amendedMoney(
  { id, orderId, lineId, extra }: AmendmentRow,
  { currency }: Pick<OrderRow, 'currency'>,
): AmendedMoney | null {
  if (!extra) return null
  const { extraUsdMinor, taxUsdMinor, amounts } = extra
  return { id, orderId, lineId, extraUsdMinor, taxUsdMinor, amounts, currency }
}
