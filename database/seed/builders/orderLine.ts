import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { campaignItem, cartEntry, packageItem } from '#domain/commerce/cart/newCartItem.ts'
import { findAdCreationPackage } from '#domain/catalogue/adCreationPackage.ts'
import type { LedgerEntry } from '#domain/orders/ledger/ledgerEntry.ts'
import { lineBalance } from '#domain/orders/ledger/lineBalance.ts'
import { deliveryEntry, settlementEntries } from '#domain/orders/ledger/settleLine.ts'
import type { BookedLine } from '#domain/orders/order/bookOrder.types.ts'
import type { LineState } from '#domain/orders/order/line/lineState.ts'
import { answerByFrom } from '#domain/orders/order/changes/makeGood.ts'
import { previewStop } from '#domain/orders/order/changes/stopCampaign.ts'
import type { coupons } from '#database/schema/commerce/coupons.ts'

/** A line to build: a campaign by its plan or a package by its ID, and its progress. */
export interface LineFacts {
  plan?: CampaignPlan
  packageId?: string
  state: LineState
  /** Booked impressions, and those delivered so far. */
  impressions?: number
  deliveredImpressions?: number
  stoppedAt?: string
}

type CouponRow = typeof coupons.$inferInsert

/** An ID derived from a word, so that the same facts give the same rows. */
export const idOf = (prefix: string, key: string) => `${prefix}_${key.padEnd(24, 'x')}`

/** The cart entry of a line. */
export function cartItemOf(line: LineFacts, at: number): CartItem {
  const key = `cart_${at + 1}`
  if (line.plan) return cartEntry(campaignItem(line.plan), key)
  const offered = findAdCreationPackage(line.packageId ?? '')
  if (!offered) throw new Error(`There is no package ${line.packageId}.`)
  return cartEntry(packageItem(offered), key)
}

/** A campaign's impressions as a forecast would return them. */
export const impressionsOf = ({ plan, impressions: mid = 0 }: LineFacts) =>
  plan ? { low: Math.round(mid * 0.9), mid, high: Math.round(mid * 1.1) } : null

/** A line with its progress since it was booked. */
export const builtLine = (booked: BookedLine, line: LineFacts) => ({
  ...booked,
  state: line.state,
  deliveredImpressions: line.deliveredImpressions ?? 0,
  stoppedAt: line.stoppedAt ?? null,
  answerBy:
    line.state === 'fell_short' && booked.endsAt ? answerByFrom(new Date(booked.endsAt)) : null,
})

/** The end of a line: delivered and, when something is left and the buyer has no choice to make, a coupon. */
export function settleBuiltLine(of: {
  facts: { key: string; placedAt: string }
  line: ReturnType<typeof builtLine>
  built: LineFacts | undefined
  entries: readonly LedgerEntry[]
  paidAt: string
}): { entries: LedgerEntry[]; coupon: CouponRow | null }[] {
  const { facts, line, built, entries, paidAt } = of
  const balance = lineBalance(entries.filter(({ lineId }) => lineId === line.id))
  const at = line.stoppedAt ?? line.endsAt ?? facts.placedAt
  const common = { orderId: line.orderId, lineId: line.id, deliveredUsdMinor: 0, at }
  if (line.state === 'delivered') {
    const whole = { usedUsdMinor: balance.paidUsdMinor, couponUsdMinor: 0, couponNum: null }
    return [{ entries: settlementEntries({ ...common, ...whole }), coupon: null }]
  }
  const isSettled = line.state === 'ended' || line.state === 'stopped'
  if (!built?.plan || (!isSettled && line.state !== 'fell_short')) return []
  const preview = previewStop(
    {
      type: 'campaign',
      state: 'running',
      orderState: 'booked',
      plan: built.plan,
      bookedImpressions: line.impressions?.mid ?? 0,
      deliveredImpressions: line.deliveredImpressions,
      paidAt,
      balance,
    },
    new Date(at),
  )
  const { usedUsdMinor, couponUsdMinor } = preview
  if (!isSettled) {
    const of = { orderId: line.orderId, lineId: line.id, at }
    const entry = deliveryEntry({ ...of, amountUsdMinor: usedUsdMinor, upTo: 'short' })
    return [{ entries: [entry], coupon: null }]
  }
  const num = couponUsdMinor > 0 ? `BACK-DEMO-${facts.key.toUpperCase()}-${line.position}` : null
  return [
    {
      entries: settlementEntries({ ...common, usedUsdMinor, couponUsdMinor, couponNum: num }),
      coupon: num === null ? null : couponRow(line, num, couponUsdMinor, at),
    },
  ]
}

function couponRow(
  line: ReturnType<typeof builtLine>,
  num: string,
  amountMinor: number,
  createdAt: string,
): CouponRow {
  const { id: lineId, orderId } = line
  return { num, amountMinor, expiresAt: null, scope: 'once', createdAt, lineId, orderId }
}
