import { setTimeout as wait } from 'node:timers/promises'
import type { OrderView } from '#domain/orders/order/orderView.types.ts'
import type { Caller } from './Caller.ts'
import type { Chance, World } from './World.ts'

const LOOKS_EVERY_MS = 1_500
const CARD_THAT_PAYS = '4242 4242 4242 4242'
const CARD_THAT_IS_DECLINED = '4000 0000 0000 0002'

/**
 * Pays an order by card, perhaps at the second attempt, or abandons it; returns whether it was
 * paid.
 */
export async function pay(
  world: World,
  owner: Caller,
  { orderId, chance }: { orderId: string; chance: Chance },
): Promise<boolean> {
  if (chance.happens(0.1)) return false
  const path = `/orders/${orderId}`
  const { payment } = await owner.get<{ payment: StartedPayment }>(`${path}/payments`, {
    method: 'POST',
  })
  const { paymentId, clientSecret, amountMinor } = payment
  if (clientSecret === null) throw new Error('The payment was not started at the provider.')
  const [intentId = ''] = clientSecret.split('_secret')
  const news = (type: string, onHeard = () => {}) =>
    world.stripe.tell(world.origin, type, intentId, onHeard, world.end)
  const { api } = world.stripe
  if (chance.happens(0.15)) {
    await api.confirm(intentId, clientSecret, CARD_THAT_IS_DECLINED)
    news('payment_intent.payment_failed')
  }
  // Another tab cancels the order while the card pays.
  const givesUp = chance.happens(0.1)
    ? owner.ask(`${path}/cancellation`, { method: 'POST' })
    : undefined
  const paid = await api.confirm(intentId, clientSecret, CARD_THAT_PAYS)
  if (paid.ok)
    news('payment_intent.succeeded', () =>
      world.journal.note('payment', paymentId, String(amountMinor)),
    )
  if (!paid.ok || (await givesUp)) return false
  return await isBooked(world, owner, path)
}

/** Polls the order until its payment has arrived, as the page does after the card. */
async function isBooked({ end }: World, owner: Caller, path: string): Promise<boolean> {
  for (;;) {
    const { order } = await owner.get<{ order: OrderView }>(path)
    if (order.state !== 'awaiting_payment') return order.state !== 'cancelled'
    await wait(LOOKS_EVERY_MS, undefined, { signal: end })
  }
}

interface StartedPayment {
  paymentId: string
  clientSecret: string | null
  amountMinor: number
}
