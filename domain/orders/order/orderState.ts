/** States of an order. `awaiting_invoice_payment` is booked; it runs once the invoice is paid. */
export const ORDER_STATES = [
  'awaiting_payment',
  'awaiting_invoice_payment',
  'booked',
  'completed',
  'cancelled',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/**
 * Events of an order. `pay`: the gateway received a payment. `settle`: its invoice was paid.
 * `abandon`: the time to pay is over. `cancel`: its buyer gives up before paying. `write_off`: the
 * desk voids its open invoice. `complete`: its last line is finished.
 */
export const ORDER_EVENTS = ['pay', 'settle', 'abandon', 'cancel', 'write_off', 'complete'] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

/** All transitions of an order. A booked order is stopped line by line (Orders 5). */
export const ORDER_TRANSITIONS = {
  awaiting_payment: { pay: 'booked', abandon: 'cancelled', cancel: 'cancelled' },
  awaiting_invoice_payment: { settle: 'booked', write_off: 'cancelled' },
  booked: { complete: 'completed' },
  completed: {},
  cancelled: {},
} as const satisfies Record<OrderState, Partial<Record<OrderEvent, OrderState>>>

/** The state after an event; null if this state does not allow it. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | null {
  const transitions: Partial<Record<OrderEvent, OrderState>> = ORDER_TRANSITIONS[state]
  return transitions[event] ?? null
}

/** All transitions of an event. */
export function orderTransitions(event: OrderEvent): { from: OrderState; to: OrderState }[] {
  return ORDER_STATES.flatMap((from) => {
    const to = nextOrderState(from, event)
    return to === null ? [] : [{ from, to }]
  })
}

/** Whether an order still waits for its payment. */
export const isUnpaid = (state: OrderState): boolean =>
  state === 'awaiting_payment' || state === 'awaiting_invoice_payment'

/** The first state of an order: a total of zero needs no payment, an invoice is paid later. */
export function firstOrderState(order: {
  paymentMethod: 'card' | 'invoice'
  totalMinor: number
}): OrderState {
  if (order.totalMinor === 0) return 'booked'
  return order.paymentMethod === 'card' ? 'awaiting_payment' : 'awaiting_invoice_payment'
}

/** Whether an order is paid, so that its lines may run and its money is in the ledger. */
export function isPaid(state: OrderState): boolean {
  return state === 'booked' || state === 'completed'
}

/** Display names of the states. */
export const ORDER_STATE_NAMES = {
  awaiting_payment: 'Waiting for payment',
  awaiting_invoice_payment: 'Booked, invoice open',
  booked: 'Booked and paid',
  completed: 'Completed',
  cancelled: 'Canceled',
} as const satisfies Record<OrderState, string>
