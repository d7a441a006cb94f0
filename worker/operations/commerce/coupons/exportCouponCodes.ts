import { findCouponSeries, listSeriesCodes } from '#database/queries/commerce/couponSeries.ts'
import { CSV_START, csvLine } from '#domain/foundation/export/csvCell.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { rowStream } from '#worker/adapters/rowStream.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const AT_ONCE = 1_000

/** All codes of a series with their uses, as a CSV file. Raises coupon_series_not_found. */
export async function exportCouponCodes(
  context: OperationContext,
  id: string,
): Promise<ReadableStream<Uint8Array>> {
  const { db } = context
  if (!(await findCouponSeries(db, id))) throw new ProductError('coupon_series_not_found')
  async function* lines(): AsyncGenerator<string> {
    for (let after = ''; ;) {
      const codes = await listSeriesCodes(db, id, {
        search: '',
        list: 'all',
        after,
        limit: AT_ONCE,
      })
      yield codes
        .map(({ num, uses, spentMinor, offAt }) =>
          csvLine([num, uses, (spentMinor / 100).toFixed(2), offAt ?? '']),
        )
        .join('')
      const last = codes.at(-1)
      if (!last || codes.length < AT_ONCE) return
      after = last.num
    }
  }
  return rowStream(
    CSV_START + csvLine(['Code', 'Orders', 'Taken off (USD)', 'Switched off']),
    lines(),
  )
}
