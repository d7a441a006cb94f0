import type { CouponSeriesView } from '#domain/commerce/admin/couponSeriesView.types.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { instantWords } from '#client/components/foundation/dayWords.ts'
import { Card } from '#client/ui/Card.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'

/** The orders that used a coupon of a series. */
export function SeriesUses({ uses, total }: Pick<CouponSeriesView, 'uses'> & { total: number }) {
  return (
    <Card as="section" aria-labelledby="series-uses">
      <h2 id="series-uses" className="text-subheading">
        Used by
      </h2>
      {uses.length === 0 ? (
        <p className="mt-1 text-sm text-ink-2">No order yet.</p>
      ) : (
        <Table caption="Orders that used a coupon" className="mt-3">
          <thead>
            <tr>
              <ColumnHeader>Order</ColumnHeader>
              <ColumnHeader>Code</ColumnHeader>
              <ColumnHeader>At</ColumnHeader>
              <ColumnHeader isNumeric>Taken off</ColumnHeader>
            </tr>
          </thead>
          <tbody>
            {uses.map(({ num, orderId, orderNumber, claimedAt, amountMinor }) => (
              <tr key={`${orderId} ${num}`}>
                <Cell className="font-semibold whitespace-nowrap">{orderNumber}</Cell>
                <Cell className="text-sm wrap-anywhere">{num}</Cell>
                <Cell className="text-sm whitespace-nowrap">{instantWords(claimedAt)}</Cell>
                <Cell isNumeric>{formatUsd(amountMinor)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {total > uses.length ? (
        <p className="mt-2 text-sm text-ink-2">
          The latest {uses.length} of {total.toLocaleString('en-US')}; the CSV file of codes has
          all.
        </p>
      ) : null}
    </Card>
  )
}
