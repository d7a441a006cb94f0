/** A line whose ledger has a different coupon share than its invoice. */
export interface WrongSplit {
  orderNumber: number
  orderState: string
  orderId: string
  lineId: string
  name: string
  lineState: string
  currency: string
  /** Amount due by the ledger, without tax, in USD cents, and the same in the order's currency. */
  ledgerUsdMinor: number
  ledgerMinor: number
  /** Amount on its invoice, without tax, in the order's currency. */
  invoiceMinor: number
}

/**
 * Finds lines placed before coupons for some media had a single split: compares the price less the ledger's discount
 * with the net of the invoice that the order was placed with. In another currency rounding of some cents is no
 * difference.
 */
export const WRONG_SPLITS_SQL = `
  SELECT * FROM (
    SELECT o.number AS orderNumber, o.state AS orderState, o.id AS orderId, l.id AS lineId, l.name AS name,
      l.state AS lineState, o.currency AS currency, l.ledger_usd AS ledgerUsdMinor,
      CAST(round(l.ledger_usd * o.per_usd_micros / 1000000.0) AS INTEGER) AS ledgerMinor,
      json_extract(l.amounts, '$.netMinor') AS invoiceMinor, l.position AS position
    FROM (
      SELECT line.*, line.sum_usd_minor - coalesce((
        SELECT sum(e.amount_usd_minor) FROM ledger_entries e
        WHERE e.id IN (line.id || ':discount_used', line.id || ':coupon_used')), 0) AS ledger_usd
      FROM order_lines line
      WHERE EXISTS (SELECT 1 FROM ledger_entries e WHERE e.id = line.id || ':ordered')
    ) l JOIN orders o ON o.id = l.order_id
  )
  WHERE abs(ledgerMinor - invoiceMinor) > iif(currency = 'USD', 0, 12)
  ORDER BY orderNumber, position`

const amount = (minor: number, currency: string) => `${(minor / 100).toFixed(2)} ${currency}`

/** The report: a line of text for each wrong split, and how to correct it. */
export function formatSplits(splits: readonly WrongSplit[]): string {
  if (splits.length === 0) return 'Every line is charged in the ledger as on its invoice.'
  const rows = splits.map(
    (one) =>
      `AMD-${one.orderNumber} (${one.orderState}) ${one.lineId} "${one.name}" (${one.lineState}): ledger ${amount(one.ledgerMinor, one.currency)}, invoice ${amount(one.invoiceMinor, one.currency)}`,
  )
  const orders = new Set(splits.map(({ orderId }) => orderId)).size
  return [
    ...rows,
    '',
    `${splits.length} lines of ${orders} orders. A stop of such a line gives a coupon worth the ledger's share: check it against the invoice before the buyer stops it, and settle the difference with a coupon of its own.`,
  ].join('\n')
}
