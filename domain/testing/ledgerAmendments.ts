import {
  dueChanged,
  extraOrdered,
  extraPaid,
  extraReleased,
  paidGivenBack,
} from '../orders/ledger/amendmentEntries.ts'
import type { LedgerOrder } from '../orders/ledger/orderEntries.ts'
import { amendmentTerms, paidChange } from '../orders/order/amendment/amendment.ts'
import { extraCharge } from '../orders/order/amendment/amendmentInvoice.ts'
import { SAME_PRICE_PPM } from '../orders/order/amendment/restRatio.ts'
import { isStill } from '../orders/order/line/lineState.ts'
import { reviseOrder } from '../orders/order/changes/reviseOrder.ts'
import { usedBeforeChange } from '../orders/order/amendment/usedBefore.ts'
import { taxFor } from '../commerce/tax/taxFor.ts'
import { AT, balanceOf, lineIn, plan, type LineOfWorld } from './ledgerEnds.ts'
import { surplus } from './ledgerSurplus.ts'
import type { LedgerWorld } from './ledgerWorld.types.ts'

// How lines of a ledger world are amended while they run.

const TAX = taxFor({ country: 'DE', state: '', buyerType: 'individual', vatId: '' })
const range = (mid: number) => ({ low: mid, mid, high: mid })

/**
 * The buyer makes or accepts a change to this percentage of its budget, with another targeting too.
 */
export function amend(
  world: LedgerWorld,
  wanted: LineOfWorld & { percent: number; restRatioPpm?: number },
): void {
  const found = lineIn(world, wanted, 'running')
  if (!found || found.line.isExtended || found.line.extra) return
  // Kept slots are of billboards that have begun: nothing of them changes.
  if (found.line.pauses.some(({ slots }) => slots === 'keep')) return
  const { order, line } = found
  const before = { ...plan, budgetMinor: 1_000_00 }
  const after = { ...plan, budgetMinor: wanted.percent * 10_00 }
  const booked = range(line.booked)
  const { restRatioPpm = SAME_PRICE_PPM } = wanted
  const terms = amendmentTerms({
    before,
    after,
    scope: 'rest',
    fromUsdMinor: line.price,
    booked,
    today: { before: booked, after: booked },
    balance: balanceOf(world, line.id),
    usedBefore: line.usedBefore,
    deliveredImpressions: line.delivered,
    restRatioPpm,
  })
  if (terms.impressions.mid < line.delivered) return
  world.next += 1
  const of = { id: `amd_${world.next}`, orderId: order.id, lineId: line.id }
  const rate = { currency: order.currency, perUsdMicros: 1_234_567, asOfDate: '2026-11-21' }
  const charge = extraCharge(terms, { rate, tax: TAX, mediaType: plan.mediaType })
  if (charge) {
    const money = { ...of, ...charge, currency: order.currency }
    line.extra = { money, terms: { ...terms, restRatioPpm }, totalMinor: charge.amounts.totalMinor }
    line.documents.push({ kind: 'invoice', totalMinor: charge.amounts.totalMinor })
    line.agreedMinor += charge.amounts.totalMinor
    world.entries.push(...extraOrdered(money, AT))
    return
  }
  bringIntoForce(world, line, {
    price: terms.toUsdMinor,
    booked: terms.impressions.mid,
    restRatioPpm,
  })
  if (terms.couponUsdMinor === 0) return
  const num = `STOP-${of.id}`
  const amount = terms.couponUsdMinor
  world.entries.push(...paidGivenBack(of, { num, amountUsdMinor: amount, at: AT }))
  world.coupons.push({ num, amount, lineId: line.id })
  world.issued.push({ num, lineId: line.id, amountMinor: amount })
}

type WorldLine = LedgerWorld['orders'][number]['lines'][number]

/** Delivered impressions keep their price from now on. */
function bringIntoForce(
  world: LedgerWorld,
  line: WorldLine,
  { restRatioPpm, ...to }: Pick<WorldLine, 'price' | 'booked'> & { restRatioPpm: number },
): void {
  const isRepriced =
    restRatioPpm !== SAME_PRICE_PPM || line.usedBefore?.impressionsPriceMinor !== undefined
  const facts = {
    plan,
    bookedImpressions: line.booked,
    deliveredImpressions: line.delivered,
    paidAt: AT,
    paidUsdMinor: balanceOf(world, line.id).paidUsdMinor,
    usedBefore: line.usedBefore,
    newRestPrice: isRepriced ? { priceUsdMinor: line.price } : null,
  }
  const usedBefore = usedBeforeChange(facts, new Date(AT))
  const pricedAt = { delivered: line.delivered, usd: line.worthUsd }
  Object.assign(line, { ...to, usedBefore, pricedAt })
}

/** The coupons that were paid for. */
export const paidOf = (discounts: LedgerOrder['discounts']): ReadonlySet<string> =>
  new Set(discounts.map(({ num }) => num).filter((num) => num.startsWith('STOP')))

/** The buyer of an unpaid order accepts a change of a line to this percentage of its price. */
export function revise(world: LedgerWorld, wanted: LineOfWorld & { percent: number }): void {
  const order = world.orders[wanted.order]
  const line = order?.lines[wanted.line]
  if (!order || !line || order.state !== 'awaiting_invoice_payment') return
  world.next += 1
  const of = { id: `amd_${world.next}`, orderId: order.id, lineId: line.id }
  const revised = reviseOrder(
    { ...order, offer: null },
    {
      amendmentId: of.id,
      lineId: line.id,
      fromUsdMinor: line.price,
      toUsdMinor: Math.max(1, Math.round((line.price * wanted.percent) / 100)),
      couponUsdMinor: balanceOf(world, line.id).paidUsdMinor,
    },
    { rate: order.rate, tax: order.tax, paidCoupons: paidOf(order.discounts) },
  )
  if (!revised) return
  const { revision, dueUsdMinor } = revised
  const before = order.revision?.amounts.totalMinor ?? order.totalMinor
  order.corrections.push(
    { kind: 'credit_note', totalMinor: -before },
    { kind: 'invoice', totalMinor: revision.amounts.totalMinor },
  )
  order.revision = revision
  line.price = revision.lines[wanted.line]?.sumUsdMinor ?? line.price
  world.entries.push(...dueChanged(of, dueUsdMinor, AT))
}

/** An agreed increase is paid, is paid too late for the line to change, or is withdrawn. */
export function closeExtra(world: LedgerWorld, wanted: LineOfWorld & { isPaid: boolean }): void {
  const order = world.orders[wanted.order]
  const line = order?.lines[wanted.line]
  if (!line?.extra) return
  const { money, terms, totalMinor } = line.extra
  if (!wanted.isPaid) {
    line.documents.push({ kind: 'credit_note', totalMinor: -totalMinor })
    line.agreedMinor -= totalMinor
    world.entries.push(...extraReleased(money, AT))
  } else {
    // It came too late by card: it waits to be taken back, and the money goes back.
    if (isStill(line.state) || line.isExtended)
      return surplus(world, { order: wanted.order, amountMinor: totalMinor })
    const agreed = { ...terms, toPlan: terms.plan }
    const booked = range(line.booked)
    const { impressions } = paidChange(agreed, {
      plan,
      booked,
      scope: 'rest',
      deliveredImpressions: line.delivered,
      usedBefore: line.usedBefore,
    })
    const { restRatioPpm } = terms
    bringIntoForce(world, line, { price: terms.toUsdMinor, booked: impressions.mid, restRatioPpm })
    world.entries.push(...extraPaid(money, { reference: 'inv', at: AT }))
  }
  line.extra = null
}
