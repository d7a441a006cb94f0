import type { QuoteAmounts, QuoteDiscount } from '../checkout/quote.types.ts'
import type { OrderOffer } from '../checkout/orderParty.types.ts'
import { usdTax } from '../checkout/usdTax.ts'
import { linePayments, type LedgerOrder } from '../ledger/orderEntries.ts'
import type { OrderRevision, RevisedLine } from '../ledger/orderRevision.types.ts'
import type { MediaType } from '../media/mediaType.ts'
import { allocateMinor } from '../money/amount.ts'
import { convertMinor, type CurrencyRate } from '../money/convert.ts'
import { shareMinor } from '../money/shareMinor.ts'
import type { TaxDecision } from '../tax/taxFor.ts'
import { taxLines } from '../tax/taxLines.ts'
import { couponOfAmendment } from './amendment.ts'

/** An order that is not paid, with what was agreed on since it was placed. */
export interface UnpaidOrder extends Omit<LedgerOrder, 'discounts' | 'lines' | 'revision'> {
  discounts: readonly QuoteDiscount[]
  offer: Pick<OrderOffer, 'commission'> | null
  lines: readonly (LedgerOrder['lines'][number] & { mediaType: MediaType })[]
  revision: OrderRevision | null
}

/** A change of the price of one of its lines. USD cents, without tax. */
export interface UnpaidChange {
  amendmentId: string
  lineId: string
  fromUsdMinor: number
  toUsdMinor: number
  /** What coupons of stopped campaigns paid of the line: it stays paid. */
  couponUsdMinor: number
}

/** What decides about the amounts of a revised order. */
interface Terms {
  /** Of the day that the order was placed. */
  rate: CurrencyRate
  tax: TaxDecision
  /** Numbers of the coupons that were paid for. */
  paidCoupons: ReadonlySet<string>
}

type Standing = Pick<OrderRevision, 'discounts' | 'commissionsMinor' | 'lines'>

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/**
 * What an order comes to when the price of a line changes before anything is paid. What is more is due whole. What is
 * less is no longer due, but for the part that a gift had taken off: a gift is worth its share of what is ordered. Null
 * when a coupon of a stopped campaign would pay more than is ordered: what was paid is not given back before the order is.
 */
export function reviseOrder(
  order: UnpaidOrder,
  change: UnpaidChange,
  { rate, tax, paidCoupons }: Terms,
): { revision: OrderRevision; dueUsdMinor: number } | null {
  const now = standingOf(order)
  const at = now.lines.findIndex(({ lineId }) => lineId === change.lineId)
  const line = now.lines[at]
  if (!line) return null
  const gifts = now.discounts.filter(({ num }) => !paidCoupons.has(num))
  const changed = changedLine(line, change, {
    rate,
    giftsMinor: add(gifts.map(({ appliedMinor }) => appliedMinor)),
  })
  if (!changed) return null
  const lines = now.lines.map((one, index) => (index === at ? changed.line : one))
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
    discounts: lessGifts(now.discounts, gifts, changed),
    tax: { treatment, label, rule, taxes: taxed.taxes },
    totalUsdMinor: netUsdMinor + taxUsdMinor,
    commissionsMinor:
      now.commissionsMinor?.map((kept, index) =>
        index === at && line.amounts.subtotalMinor > 0
          ? shareMinor(kept, changed.line.amounts.subtotalMinor, line.amounts.subtotalMinor)
          : kept,
      ) ?? null,
    lines: lines.map((one, index) =>
      taxedLine(one, { usd: taxesUsd[index], own: taxed.linesMinor[index] }),
    ),
  }
  return { revision, dueUsdMinor: changed.line.chargeUsdMinor - line.chargeUsdMinor }
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

/** What an order comes to as it is: as it was placed, or as was agreed on last. */
function standingOf(order: UnpaidOrder): Standing {
  if (order.revision) return order.revision
  const payments = linePayments(order, new Set())
  return {
    discounts: [...order.discounts],
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

interface ChangedLine {
  line: RevisedLine
  /** So much less a gift takes off, in USD cents and in the order's currency. */
  giftUsdMinor: number
  giftMinor: number
}

function changedLine(
  line: RevisedLine,
  { fromUsdMinor, toUsdMinor, couponUsdMinor }: UnpaidChange,
  { rate, giftsMinor }: { rate: CurrencyRate; giftsMinor: number },
): ChangedLine | null {
  const { chargeUsdMinor, amounts } = line
  if (toUsdMinor >= fromUsdMinor) {
    const more = toUsdMinor - fromUsdMinor
    return {
      line: {
        ...line,
        sumUsdMinor: toUsdMinor,
        chargeUsdMinor: chargeUsdMinor + more,
        amounts: netOf(amounts.netMinor + convertMinor(more, rate), amounts.discountMinor),
      },
      giftUsdMinor: 0,
      giftMinor: 0,
    }
  }
  const balance = { paidUsdMinor: couponUsdMinor + chargeUsdMinor }
  const less = couponOfAmendment({ fromUsdMinor, toUsdMinor, balance })
  if (less > chargeUsdMinor) return null
  const charged = chargeUsdMinor - less
  const giftUsdMinor = fromUsdMinor - toUsdMinor - less
  const reducedUsdMinor = fromUsdMinor - chargeUsdMinor
  const giftMinor =
    reducedUsdMinor === 0
      ? 0
      : Math.min(giftsMinor, shareMinor(amounts.discountMinor, giftUsdMinor, reducedUsdMinor))
  const netMinor =
    chargeUsdMinor === 0 ? amounts.netMinor : shareMinor(amounts.netMinor, charged, chargeUsdMinor)
  return {
    line: {
      ...line,
      sumUsdMinor: toUsdMinor,
      chargeUsdMinor: charged,
      amounts: netOf(netMinor, amounts.discountMinor - giftMinor),
    },
    giftUsdMinor,
    giftMinor,
  }
}

/** Coupons as they are, gifts by as much less as is ordered less; each its part. */
function lessGifts(
  discounts: readonly QuoteDiscount[],
  gifts: readonly QuoteDiscount[],
  { giftUsdMinor, giftMinor }: ChangedLine,
): QuoteDiscount[] {
  const usd = allocateMinor(
    giftUsdMinor,
    gifts.map(({ curAmount }) => curAmount),
  )
  const own = allocateMinor(
    giftMinor,
    gifts.map(({ appliedMinor }) => appliedMinor),
  )
  return discounts.map((discount) => {
    const at = gifts.indexOf(discount)
    if (at < 0) return discount
    return {
      ...discount,
      curAmount: discount.curAmount - (usd[at] ?? 0),
      appliedMinor: discount.appliedMinor - (own[at] ?? 0),
    }
  })
}

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

/** An order and its lines with the amounts that were agreed on before it was paid. */
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
