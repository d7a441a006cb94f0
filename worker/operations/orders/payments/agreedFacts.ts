import type { OrderLineRow } from '#database/queries/orders/orders.ts'
import type { AgreedLine } from '#domain/orders/order/amendment/agreedLine.ts'

/** A line's price as placed, and as last agreed. */
export const agreedFacts = ({
  sumUsdMinor,
  amounts,
  agreed,
}: OrderLineRow): AgreedLine & { agreed: AgreedLine | null } => ({
  sumUsdMinor,
  amounts,
  agreed: agreed ?? null,
})
