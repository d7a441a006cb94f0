import { newPlan } from '../planning/campaign/start/newPlan.ts'
import { lineBalance } from '../orders/ledger/lineBalance.ts'
import { deliveryEntry, settlementEntries } from '../orders/ledger/settleLine.ts'
import type { LineState } from '../orders/order/line/lineState.ts'
import { fallsShort, type MakeGoodChoice } from '../orders/order/changes/makeGood.ts'
import { previewStop, type StopPreview } from '../orders/order/changes/stopCampaign.ts'
import { flightInstants } from '../foundation/calendar/flight.ts'
import type { PausedSlots } from '../orders/order/pause/pause.types.ts'
import { newPause } from '../orders/order/pause/pauseLine.ts'
import type { LedgerWorld } from './ledgerWorld.types.ts'

// How lines of a ledger world are delivered and come to their end.

export const AT = '2026-11-21T00:00:00.000Z'
export const plan = newPlan({ mediaType: 'online_video', country: 'US', now: new Date(AT) })
/** Impressions of each line. */
export const BOOKED = 1_000_000

type Order = LedgerWorld['orders'][number]

/** A line of an order, if it exists. */
export interface LineOfWorld {
  order: number
  line: number
}

/** The time at which a line is examined: after its pauses. */
export const momentOf = ({ pauses }: Pick<Order['lines'][number], 'pauses'>): Date =>
  new Date(pauses.at(-1)?.until ?? AT)

/** The ledger's balance of a line. */
export const balanceOf = (world: LedgerWorld, lineId: string) =>
  lineBalance(world.entries.filter((entry) => entry.lineId === lineId))

/** A line as a stop finds it. */
export function stopFacts(world: LedgerWorld, order: Order, line: Order['lines'][number]) {
  return {
    type: 'campaign' as const,
    state: line.state,
    orderState: order.state,
    plan,
    bookedImpressions: line.booked,
    deliveredImpressions: line.delivered,
    paidAt: AT,
    balance: balanceOf(world, line.id),
    usedBefore: line.usedBefore,
    isExtended: line.isExtended,
    pauses: line.pauses,
  }
}

/** Impressions are counted, and entered. */
export function deliver(world: LedgerWorld, wanted: LineOfWorld & { impressions: number }): void {
  const order = world.orders[wanted.order]
  const line = order?.lines[wanted.line]
  if (!order || order.state !== 'booked' || line?.state !== 'running') return
  const before = line.delivered
  line.delivered = Math.min(line.booked, line.delivered + wanted.impressions)
  // Each impression is worth its part of the rest of the paid amount, at the price of its time.
  const left = line.booked - line.pricedAt.delivered
  const rest = balanceOf(world, line.id).paidUsdMinor - line.pricedAt.usd
  line.worthUsd += left > 0 ? ((line.delivered - before) * rest) / left : 0
  enterDelivered(world, { order, line }, previewStop(stopFacts(world, order, line), momentOf(line)))
}

function enterDelivered(
  world: LedgerWorld,
  { order, line }: { order: Order; line: Order['lines'][number] },
  { usedUsdMinor }: Pick<StopPreview, 'usedUsdMinor'>,
): void {
  const amountUsdMinor = usedUsdMinor - balanceOf(world, line.id).deliveredUsdMinor
  if (amountUsdMinor === 0) return
  world.next += 1
  world.entries.push(
    deliveryEntry({
      orderId: order.id,
      lineId: line.id,
      amountUsdMinor,
      upTo: String(world.next),
      at: AT,
    }),
  )
}

/**
 * Pauses the line for some days and resumes it; a billboard with kept slots is charged for that
 * time.
 */
export function pause(
  world: LedgerWorld,
  wanted: LineOfWorld & { days: number; slots: PausedSlots },
): void {
  const found = lineIn(world, wanted, 'running')
  if (!found || found.line.extra || found.line.isExtended) return
  if (wanted.slots === 'keep' && found.line.usedBefore) return
  const { order, line } = found
  const from = line.pauses.at(-1)?.until ?? flightInstants(plan.runtime).startsAt
  const until = new Date(Date.parse(from) + wanted.days * 86_400_000).toISOString()
  const made = newPause('dooh', { slots: wanted.slots, movesEnd: false }, { by: 'buyer', at: from })
  line.pauses = [...line.pauses, { ...made, until, deliveredBefore: line.delivered }]
  // Use by time alone enters the ledger only at the end.
  const preview = previewStop(stopFacts(world, order, line), momentOf(line))
  if (preview.basis === 'delivery') enterDelivered(world, found, preview)
}

/** It is stopped by its buyer. */
export function stop(world: LedgerWorld, wanted: LineOfWorld): void {
  const found = lineIn(world, wanted, 'running')
  if (found) settle(world, found, { state: 'stopped' })
}

/** The line's time is over: it is settled, or its buyer chooses. */
export function end(world: LedgerWorld, wanted: LineOfWorld): void {
  const found = lineIn(world, wanted, 'running')
  if (!found) return
  const { order, line } = found
  const facts = stopFacts(world, order, line)
  const extension = line.isExtended ? { from: AT, until: AT, deliveredBefore: 0 } : null
  if (!fallsShort({ ...facts, mediaType: plan.mediaType, extension }))
    return settle(world, found, { state: 'ended' })
  enterDelivered(world, found, previewStop({ ...facts, hasEnded: true }, momentOf(line)))
  line.state = 'fell_short'
}

/** The buyer chooses what becomes of the rest, or the clock does. */
export function choose(world: LedgerWorld, wanted: LineOfWorld & { choice: MakeGoodChoice }): void {
  const found = lineIn(world, wanted, 'fell_short')
  if (!found) return
  if (wanted.choice === 'coupon') return settle(world, found, { state: 'ended' })
  Object.assign(found.line, { state: 'running', isExtended: true })
}

/** The line, where its order is paid and it stands so. */
export function lineIn(world: LedgerWorld, wanted: LineOfWorld, state: LineState) {
  const order = world.orders[wanted.order]
  const line = order?.lines[wanted.line]
  return order?.state === 'booked' && line?.state === state ? { order, line } : null
}

function settle(
  world: LedgerWorld,
  { order, line }: { order: Order; line: Order['lines'][number] },
  { state }: { state: 'ended' | 'stopped' },
): void {
  const facts = { ...stopFacts(world, order, line), hasEnded: state === 'ended' }
  const { usedUsdMinor, couponUsdMinor, paidUsdMinor } = previewStop(facts, momentOf(line))
  if (couponUsdMinor > paidUsdMinor || usedUsdMinor + couponUsdMinor !== paidUsdMinor)
    throw new Error(`An end makes ${usedUsdMinor} and ${couponUsdMinor} of ${paidUsdMinor}.`)
  const num = `STOP-${line.id}`
  world.entries.push(
    ...settlementEntries({
      orderId: order.id,
      lineId: line.id,
      usedUsdMinor,
      deliveredUsdMinor: facts.balance.deliveredUsdMinor,
      couponUsdMinor,
      couponNum: couponUsdMinor > 0 ? num : null,
      at: AT,
    }),
  )
  line.state = state
  if (couponUsdMinor === 0) return
  world.coupons.push({ num, amount: couponUsdMinor, lineId: line.id })
  world.issued.push({ num, lineId: line.id, amountMinor: couponUsdMinor })
}
