import { connect } from '#database/connection.ts'
import { claimWords } from '#database/queries/coupons.ts'
import { type GivenRow, listClaims, listGivenCoupons } from '#database/queries/givenCoupons.ts'
import { cutPage } from '#domain/admin/cutPage.ts'
import {
  type GivenCoupon,
  type GivenCouponsPage,
  type GivenQuery,
  writeGivenCursor,
} from '#domain/admin/givenCoupons.ts'
import { CSV_START, csvLine } from '#domain/export/csvCell.ts'
import { formatOrderNumber } from '#domain/order/orderNumber.ts'
import { rowStream } from '../../adapters/rowStream.ts'
import type { OperationContext } from '../../platform/env.ts'

const PAGE_SIZE = 50
const AT_ONCE = 500

/** A page of the coupons that campaigns and given-up orders gave: whose they are, what is left, where they are used. */
export async function readGivenCoupons(
  context: OperationContext,
  query: GivenQuery,
): Promise<GivenCouponsPage> {
  return await pageOf(context, query, PAGE_SIZE)
}

async function pageOf(
  context: OperationContext,
  query: GivenQuery,
  size: number,
): Promise<GivenCouponsPage> {
  const found = await listGivenCoupons(connect(context.env.DB), query, size + 1)
  const { shown, last } = cutPage(found, size)
  const rows = await given(context, shown)
  return { rows, next: last ? writeGivenCursor({ ...last, num: last.coupon.num }) : null }
}

const keysOf = ({ coupon, accountId, email }: GivenRow) =>
  claimWords(coupon.scope, { accountId, email, network: null }).map(
    (claimant) => [coupon.num, claimant] as const,
  )

async function given(
  { env, now }: OperationContext,
  found: readonly GivenRow[],
): Promise<GivenCoupon[]> {
  const claims = await listClaims(connect(env.DB), found.flatMap(keysOf))
  const claimOf = new Map(claims.map((claim) => [`${claim.num} ${claim.claimant}`, claim]))
  return found.map((row) => {
    const { coupon, contact, email, at, orderId, amountMinor } = row
    const claim = keysOf(row)
      .map((key) => claimOf.get(key.join(' ')))
      .find((each) => each !== undefined)
    const isOff = coupon.offAt !== null || row.seriesOffAt !== null
    const isOver = coupon.expiresAt !== null && coupon.expiresAt <= now.toISOString()
    const ended = isOff ? ('off' as const) : isOver ? ('over' as const) : null
    return {
      num: coupon.num,
      at,
      orderId,
      orderNumber: formatOrderNumber(row.orderNumber),
      buyer: `${contact.firstName} ${contact.lastName}`.trim(),
      email,
      lineName: row.lineName,
      isOfAmendment: coupon.amendmentId !== null,
      amountMinor,
      leftMinor: claim || ended ? 0 : coupon.amountMinor,
      ended: claim ? null : ended,
      usedIn: claim
        ? { orderId: claim.orderId, orderNumber: formatOrderNumber(claim.orderNumber) }
        : null,
      seriesId: coupon.seriesId,
    }
  })
}

const HEAD = [
  'Code',
  'Given at',
  'Order',
  'Buyer',
  'Email',
  'Campaign',
  'Amount (USD)',
  'Left (USD)',
  'Used in',
]

const usd = (minor: number) => (minor / 100).toFixed(2)

/** A list of such coupons on all its pages, as a CSV file. */
export function exportGivenCoupons(
  context: OperationContext,
  { after: _after, ...query }: GivenQuery,
): ReadableStream<Uint8Array> {
  async function* lines(): AsyncGenerator<string> {
    for (let after: string | undefined; ;) {
      const { rows, next } = await pageOf(context, { ...query, after }, AT_ONCE)
      yield rows.map((row) => csvLine(cellsOf(row))).join('')
      if (next === null) return
      after = next
    }
  }
  return rowStream(CSV_START + csvLine(HEAD), lines())
}

const cellsOf = (row: GivenCoupon): string[] => [
  row.num,
  row.at,
  row.orderNumber,
  row.buyer,
  row.email,
  row.lineName ?? '',
  usd(row.amountMinor),
  usd(row.leftMinor),
  row.usedIn?.orderNumber ?? '',
]
