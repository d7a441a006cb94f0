import { formatMoney } from '#domain/foundation/money/money.ts'
import type { StatementTotal } from '#domain/orders/statement/agencyStatement.ts'

/** One amount of the totals in each of their currencies: "$1,200.00, €300.00". */
export const formatTotal = (
  totals: readonly StatementTotal[],
  amount: 'netMinor' | 'commissionMinor',
): string =>
  totals
    .map((total) => formatMoney({ amountMinor: total[amount], currency: total.currency }))
    .join(', ')
