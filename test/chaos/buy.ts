import { randomUUID } from 'node:crypto'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import { Caller } from './Caller.ts'
import { pay } from './pay.ts'
import { CART_KEY, inCart, newCampaign, orderOf } from './plans.ts'
import { uploadTo } from './upload.ts'
import type { Chance, World } from './World.ts'

const THINKS_MS = 1_500
/** How often a buyer tries other weeks when the billboards are sold out. */
const HOLD_TRIES = 3

/** Prefix of the run's buyers: `chaos-…@example.com`. */
export const BUYERS = 'chaos-'

interface Hold {
  expiresAt: string | null
  slotCount: number
}

/**
 * Plans a campaign, and perhaps orders, pays and uploads; repeats each step until it gets a
 * response.
 */
export async function buy(world: World, chance: Chance): Promise<void> {
  const guest = new Caller(world)
  const { sessionId } = await guest.get<{ sessionId: string }>('/sessions', { method: 'POST' })
  const buyer = guest.with({ 'x-amd-session': sessionId })
  const mediaType = chance.happens(0.55) ? 'online_display' : 'dooh'
  await buyer.get(`/products?country=US&mediaType=${mediaType}`)
  const plan = await chosenPlan(world, buyer, { chance, sessionId, mediaType })
  if (!plan) return
  await chance.think(THINKS_MS)
  const order = await place(world, buyer, { chance, plan })
  if (!order) return
  const owner = buyer.with({ 'x-amd-order-key': order.accessKey })
  if (order.view.state === 'awaiting_payment') {
    await chance.think(THINKS_MS)
    if (!(await pay(world, owner, { orderId: order.view.id, chance }))) return
  }
  const [line] = order.view.lines
  if (line && mediaType === 'online_display' && chance.happens(0.7))
    await uploadTo(world, owner, { lineId: line.id, chance })
  if (chance.happens(0.3)) await askToBeCalled(world, buyer)
}

/** A priced plan with its billboards held; null if there are none, or the visitor leaves. */
async function chosenPlan(
  { journal }: World,
  buyer: Caller,
  who: { chance: Chance; sessionId: string; mediaType: 'online_display' | 'dooh' },
): Promise<CampaignPlan | null> {
  const { chance, sessionId, mediaType } = who
  for (let tried = 0; tried < HOLD_TRIES; tried += 1) {
    const plan = newCampaign(mediaType, chance)
    const cart = { items: [inCart(plan)], discounts: [], offer: null, currency: 'USD' }
    await buyer.get('/quotes', { body: { ...cart, buyer: { country: 'US', state: 'TX' } } })
    if (mediaType === 'online_display') return plan
    const body = { key: CART_KEY, plan }
    const held = await buyer.ask<{ hold: Hold }>('/slot-holds', { body })
    if (!held.isOk) continue
    // Some visitors remove the billboards from the cart, some leave and keep the hold until it
    // expires, the others buy.
    if (chance.happens(0.1)) {
      await buyer.get(`/slot-holds/${CART_KEY}`, { method: 'DELETE' })
      return null
    }
    if (chance.happens(0.15)) {
      const { slotCount, expiresAt } = held.body.hold
      const [unsigned = ''] = sessionId.split('.')
      journal.note('hold', unsigned, `${slotCount} until ${expiresAt}`)
      return null
    }
    return plan
  }
  return null
}

async function place(
  { journal }: World,
  buyer: Caller,
  { chance, plan }: { chance: Chance; plan: CampaignPlan },
): Promise<{ view: OrderView; accessKey: string } | null> {
  const email = `${BUYERS}${randomUUID()}@example.com`
  const request = {
    body: orderOf(plan, email, chance.happens(0.75) ? 'card' : 'invoice'),
    headers: { 'Idempotency-Key': `chaos-${randomUUID()}` },
  }
  const placed = await buyer.ask<{ order: OrderView; accessKey: string }>('/orders', request)
  if (placed.code === 'slot_taken') return null
  if (!placed.isOk) throw new Error(`An order was refused: ${placed.code}`)
  const { order: view, accessKey } = placed.body
  journal.note('order', email, view.id)
  // A double click, or a restored tab.
  if (chance.happens(0.1)) {
    const again = await buyer.get<{ order: OrderView }>('/orders', request)
    journal.note('order', email, again.order.id)
  }
  return { view, accessKey }
}

async function askToBeCalled({ journal }: World, buyer: Caller): Promise<void> {
  const key = `chaos-${randomUUID()}`
  const body = { phone: '+1 512 472 1234', firstName: 'Ann', lastName: 'Lee', company: '' }
  await buyer.get('/contact-form', { body, headers: { 'Idempotency-Key': key } })
  journal.note('callback', key, 'callback')
}
