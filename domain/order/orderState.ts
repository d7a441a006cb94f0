/** Where an order stands. `awaiting_invoice_payment` is booked; it runs once the invoice is paid. */
export const ORDER_STATES = [
  'awaiting_payment',
  'awaiting_invoice_payment',
  'booked',
  'completed',
  'cancelled',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** What can happen to an order. */
export const ORDER_EVENTS = ['pay', 'abandon', 'cancel', 'complete'] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

/** Every allowed change of an order; what is not here cannot happen. */
export const ORDER_TRANSITIONS = {
  awaiting_payment: { pay: 'booked', abandon: 'cancelled', cancel: 'cancelled' },
  awaiting_invoice_payment: { pay: 'booked', cancel: 'cancelled' },
  booked: { complete: 'completed', cancel: 'cancelled' },
  completed: {},
  cancelled: {},
} as const satisfies Record<OrderState, Partial<Record<OrderEvent, OrderState>>>

/** The state after an event; null when the event cannot happen in this state. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | null {
  const transitions: Partial<Record<OrderEvent, OrderState>> = ORDER_TRANSITIONS[state]
  return transitions[event] ?? null
}

/** The state an order is born in: nothing to pay needs no payment, an invoice is paid later. */
export function firstOrderState(order: {
  paymentMethod: 'card' | 'invoice'
  totalMinor: number
}): OrderState {
  if (order.totalMinor === 0) return 'booked'
  return order.paymentMethod === 'card' ? 'awaiting_payment' : 'awaiting_invoice_payment'
}

/** What people read for each state. */
export const ORDER_STATE_NAMES = {
  awaiting_payment: 'Waiting for payment',
  awaiting_invoice_payment: 'Booked, invoice open',
  booked: 'Booked and paid',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const satisfies Record<OrderState, string>
