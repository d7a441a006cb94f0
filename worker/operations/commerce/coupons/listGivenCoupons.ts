import { claimWords } from '#database/queries/commerce/coupons.ts'
import {
  type ClaimRow,
  type GivenRow,
  listBalanceClaims,
  listClaims,
  listGivenCoupons,
} from '#database/queries/commerce/givenCoupons.ts'
import { cutPage } from '#domain/foundation/admin/cutPage.ts'
import {
  type GivenCoupon,
  type GivenCouponsPage,
  type GivenQuery,
  writeGivenCursor,
} from '#domain/commerce/admin/givenCoupons.ts'
import { CSV_START, csvLine } from '#domain/foundation/export/csvCell.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { rowStream } from '#worker/adapters/rowStream.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const PAGE_SIZE = 50
const AT_ONCE = 500

/** A page of coupons issued for campaigns and given-up orders: owner, remaining value, uses. */
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
  const found = await listGivenCoupons(context.db, query, size + 1)
  const { shown, last } = cutPage(found, size)
  const rows = await given(context, shown)
  return { rows, next: last ? writeGivenCursor({ ...last, num: last.coupon.num }) : null }
}

const keysOf = ({ coupon, accountId, email }: GivenRow) =>
  claimWords(coupon.scope, { accountId, email, networks: [] }).map(
    (claimant) => [coupon.num, claimant] as const,
  )

/** Claims of a row: all of a coupon that a line gave, else those of its buyer. */
function claimsOf(row: GivenRow, claims: readonly ClaimRow[]): ClaimRow[] {
  const own = claims.filter(({ num }) => num === row.coupon.num)
  if (row.coupon.lineId !== null) return own
  const words = new Set(keysOf(row).map(([, claimant]) => claimant))
  return own.filter(({ claimant }) => words.has(claimant)).slice(0, 1)
}

async function given(
  { db, now }: OperationContext,
  found: readonly GivenRow[],
): Promise<GivenCoupon[]> {
  const paidFor = found.flatMap(({ coupon }) => (coupon.lineId === null ? [] : coupon.num))
  const claims = (
    await Promise.all([
      listClaims(db, found.filter(({ coupon }) => coupon.lineId === null).flatMap(keysOf)),
      listBalanceClaims(db, paidFor),
    ])
  ).flat()
  return found.map((row) => {
    const { coupon, contact, email, at, orderId, amountMinor } = row
    const own = claimsOf(row, claims)
    const last = own.at(-1)
    const isOff = coupon.offAt !== null || row.seriesOffAt !== null
    const isOver = coupon.expiresAt !== null && coupon.expiresAt <= now.toISOString()
    const ended = isOff ? ('off' as const) : isOver ? ('over' as const) : null
    const usedMinor =
      coupon.lineId === null
        ? own.length * coupon.amountMinor
        : own.reduce((sum, claim) => sum + (claim.amountMinor ?? 0), 0)
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
      leftMinor: ended ? 0 : Math.max(0, coupon.amountMinor - usedMinor),
      ended: last ? null : ended,
      usedIn: last
        ? { orderId: last.orderId, orderNumber: formatOrderNumber(last.orderNumber) }
        : null,
      otherUses: Math.max(0, own.length - 1),
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

/** All pages of a list of such coupons, as a CSV file. */
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
  row.usedIn ? usedInWords(row.usedIn.orderNumber, row.otherUses) : '',
]

const usedInWords = (orderNumber: string, otherUses: number): string =>
  otherUses === 0 ? orderNumber : `${orderNumber} and ${otherUses} more`
