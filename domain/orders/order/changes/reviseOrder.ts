import type { QuoteAmounts, QuoteDiscount } from '#domain/commerce/checkout/quote.types.ts'
import type { OrderOffer } from '#domain/commerce/checkout/orderParty.types.ts'
import { usdTax } from '#domain/commerce/checkout/usdTax.ts'
import { discountParts, linePayments, type LedgerOrder } from '../../ledger/orderEntries.ts'
import type { OrderRevision, RevisedLine } from '../../ledger/orderRevision.types.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { allocateMinor } from '#domain/foundation/money/amount.ts'
import { convertMinor, type CurrencyRate } from '#domain/foundation/money/convert.ts'
import { shareMinor } from '#domain/foundation/money/shareMinor.ts'
import type { TaxDecision } from '#domain/commerce/tax/taxFor.ts'
import { taxLines } from '#domain/commerce/tax/taxLines.ts'
import { couponOfAmendment } from '../amendment/amendment.ts'

/** An unpaid order with the changes agreed since it was placed. */
export interface UnpaidOrder extends Omit<LedgerOrder, 'discounts' | 'lines' | 'revision'> {
  discounts: readonly QuoteDiscount[]
  offer: Pick<OrderOffer, 'commission'> | null
  lines: readonly (LedgerOrder['lines'][number] & { mediaType: MediaType })[]
  revision: OrderRevision | null
}

/** A price change of one of its lines. USD cents, without tax. */
export interface UnpaidChange {
  amendmentId: string
  lineId: string
  fromUsdMinor: number
  toUsdMinor: number
  /** The part of the line paid with coupons of stopped campaigns: it stays paid. */
  couponUsdMinor: number
}

/** The facts that determine the amounts of a revised order. */
interface Terms {
  /** The rate of the day the order was placed. */
  rate: CurrencyRate
  tax: TaxDecision
  /** Numbers of the coupons that were paid for. */
  paidCoupons: ReadonlySet<string>
}

type RevisionBase = Pick<OrderRevision, 'discounts' | 'commissionsMinor' | 'lines'>

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/**
 * The amounts of an order after a line's price changes before any payment. An increase is due in
 * full. A decrease reduces the amount due, except for the part that a gift had covered: a gift is
 * worth its share of the order. Null if a coupon of a stopped campaign would pay more than the
 * order: paid value is not returned before the order is.
 */
export function reviseOrder(
  order: UnpaidOrder,
  change: UnpaidChange,
  { rate, tax, paidCoupons }: Terms,
): { revision: OrderRevision; dueUsdMinor: number } | null {
  const now = revisionBase(order, paidCoupons)
  const at = now.lines.findIndex(({ lineId }) => lineId === change.lineId)
  const line = now.lines[at]
  if (!line) return null
  const changed = changedLine(line, change, rate)
  if (!changed) return null
  const discounts = lessGifts(now.discounts, {
    at,
    paidCoupons,
    giftUsdMinor: changed.giftUsdMinor,
  })
  const netMinor = changed.line.amounts.netMinor
  const discountMinor = add(discounts.map(({ parts }) => parts?.[at]?.minor ?? 0))
  const revisedLine = { ...changed.line, amounts: netOf(netMinor, discountMinor) }
  const lines = now.lines.map((one, index) => (index === at ? revisedLine : one))
  const taxed = taxLines(
    tax,
    lines.map(({ amounts: { netMinor } }, index) => ({
      mediaType: order.lines[index]?.mediaType ?? 'online_display',
      netMinor,
    })),
  )
  const amounts = totalsOf(
    lines.map(({ amounts }) => amounts),
    taxed.totalMinor,
  )
  if (amounts.totalMinor === 0) return null
  const netUsdMinor = add(lines.map(({ chargeUsdMinor }) => chargeUsdMinor))
  const taxUsdMinor = usdTax(amounts, netUsdMinor, rate)
  const taxesUsd = allocateMinor(taxUsdMinor, taxed.linesMinor)
  const { treatment, label, rule } = tax
  const revision = {
    amendmentId: change.amendmentId,
    amounts,
    discounts,
    tax: { treatment, label, rule, taxes: taxed.taxes },
    totalUsdMinor: netUsdMinor + taxUsdMinor,
    commissionsMinor:
      now.commissionsMinor?.map((kept, index) =>
        index === at && line.amounts.subtotalMinor > 0
          ? shareMinor(kept, revisedLine.amounts.subtotalMinor, line.amounts.subtotalMinor)
          : kept,
      ) ?? null,
    lines: lines.map((one, index) =>
      taxedLine(one, { usd: taxesUsd[index], own: taxed.linesMinor[index] }),
    ),
  }
  return { revision, dueUsdMinor: revisedLine.chargeUsdMinor - line.chargeUsdMinor }
}

const taxedLine = (
  { lineId, sumUsdMinor, chargeUsdMinor, amounts }: RevisedLine,
  { usd = 0, own = 0 }: { usd: number | undefined; own: number | undefined },
): RevisedLine => ({
  lineId,
  sumUsdMinor,
  chargeUsdMinor,
  taxUsdMinor: usd,
  amounts: totalsOf([amounts], own),
})

/** The current amounts of an order: as placed, or as last agreed. */
function revisionBase(order: UnpaidOrder, paidCoupons: ReadonlySet<string>): RevisionBase {
  if (order.revision) return withParts(order.revision, paidCoupons)
  const payments = linePayments(order, paidCoupons)
  const parts = discountParts(order, paidCoupons)
  return {
    discounts: order.discounts.map((discount, index) => ({
      ...discount,
      parts: parts[index] ?? [],
    })),
    commissionsMinor: order.offer?.commission?.linesMinor ?? null,
    lines: order.lines.map(({ id, sumUsdMinor, amounts }, at) => ({
      lineId: id,
      sumUsdMinor,
      chargeUsdMinor: payments[at]?.chargeUsdMinor ?? 0,
      taxUsdMinor: payments[at]?.taxUsdMinor ?? 0,
      amounts,
    })),
  }
}

/** A revision with the parts of its coupons, which are missing before November 26, 2026. */
function withParts(revision: OrderRevision, paidCoupons: ReadonlySet<string>): RevisionBase {
  const lines = revision.lines.map((line) => ({ ...line, id: line.lineId }))
  const parts = discountParts({ discounts: revision.discounts, lines }, paidCoupons)
  const discounts = revision.discounts.map((discount, index) => ({
    ...discount,
    parts: parts[index] ?? [],
  }))
  return { ...revision, discounts }
}

interface ChangedLine {
  line: RevisedLine
  /** The reduction of the gifts, USD cents. */
  giftUsdMinor: number
}

/** A line at its new price: its charge, and its net in the order's currency. */
function changedLine(
  line: RevisedLine,
  { fromUsdMinor, toUsdMinor, couponUsdMinor }: UnpaidChange,
  rate: CurrencyRate,
): ChangedLine | null {
  const { chargeUsdMinor, amounts } = line
  const at = (charged: number, netMinor: number) => ({
    ...line,
    sumUsdMinor: toUsdMinor,
    chargeUsdMinor: charged,
    amounts: { ...amounts, netMinor },
  })
  if (toUsdMinor >= fromUsdMinor) {
    const more = toUsdMinor - fromUsdMinor
    const netMinor = amounts.netMinor + convertMinor(more, rate)
    return { line: at(chargeUsdMinor + more, netMinor), giftUsdMinor: 0 }
  }
  const balance = { paidUsdMinor: couponUsdMinor + chargeUsdMinor }
  const less = couponOfAmendment({ fromUsdMinor, toUsdMinor, balance })
  if (less > chargeUsdMinor) return null
  const charged = chargeUsdMinor - less
  const netMinor =
    chargeUsdMinor === 0 ? amounts.netMinor : shareMinor(amounts.netMinor, charged, chargeUsdMinor)
  return { line: at(charged, netMinor), giftUsdMinor: fromUsdMinor - toUsdMinor - less }
}

/** The coupons with gifts reduced on one line, each by its share of that line. */
function lessGifts(
  discounts: readonly QuoteDiscount[],
  {
    at,
    paidCoupons,
    giftUsdMinor,
  }: { at: number; paidCoupons: ReadonlySet<string>; giftUsdMinor: number },
): QuoteDiscount[] {
  const before = discounts.map(({ num, parts }) =>
    paidCoupons.has(num) ? NOTHING : (parts?.[at] ?? NOTHING),
  )
  const less = allocateMinor(
    giftUsdMinor,
    before.map(({ usdMinor }) => usdMinor),
  )
  return discounts.map((discount, index) => {
    const { usdMinor, minor } = before[index] ?? NOTHING
    const lessUsd = Math.min(usdMinor, less[index] ?? 0)
    if (lessUsd === 0) return discount
    const part = {
      usdMinor: usdMinor - lessUsd,
      minor: shareMinor(minor, usdMinor - lessUsd, usdMinor),
    }
    return {
      ...discount,
      curAmount: discount.curAmount - lessUsd,
      appliedMinor: discount.appliedMinor - (minor - part.minor),
      parts: (discount.parts ?? []).map((one, index) => (index === at ? part : one)),
    }
  })
}

const NOTHING = { usdMinor: 0, minor: 0 }

const netOf = (netMinor: number, discountMinor: number): QuoteAmounts => ({
  subtotalMinor: netMinor + discountMinor,
  discountMinor,
  netMinor,
  taxMinor: 0,
  totalMinor: netMinor,
})

function totalsOf(parts: readonly QuoteAmounts[], taxMinor: number): QuoteAmounts {
  const netMinor = add(parts.map((part) => part.netMinor))
  const discountMinor = add(parts.map((part) => part.discountMinor))
  const net = netOf(netMinor, discountMinor)
  return { ...net, taxMinor, totalMinor: netMinor + taxMinor }
}

/** An order and its lines with the amounts agreed before its payment. */
export function asRevised<
  Order extends Pick<OrderRevision, 'amounts' | 'discounts' | 'tax'> & { offer: OrderOffer | null },
  Line extends { id: string; amounts: QuoteAmounts },
>(
  { order, lines }: { order: Order; lines: readonly Line[] },
  revision: OrderRevision | null,
): { order: Order; lines: Line[] } {
  if (!revision) return { order, lines: [...lines] }
  const { amounts, discounts, tax, commissionsMinor } = revision
  const commission = order.offer?.commission
  return {
    order: {
      ...order,
      amounts,
      discounts,
      tax,
      offer:
        order.offer && commission && commissionsMinor
          ? { ...order.offer, commission: { ...commission, linesMinor: commissionsMinor } }
          : order.offer,
    },
    lines: lines.map((line) => ({
      ...line,
      amounts: revision.lines.find(({ lineId }) => lineId === line.id)?.amounts ?? line.amounts,
    })),
  }
}
