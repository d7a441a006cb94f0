/**
 * Where a chargeback stands. `inquiry`: the bank asks, no money moved. `open`: the money is withdrawn until the bank
 * decides. `won` and `lost` are final; `closed` is an inquiry that came to nothing.
 */
export const DISPUTE_STATES = ['inquiry', 'open', 'won', 'lost', 'closed'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]

/** Final states first: news that come late never take a decision back. */
const RANK = { inquiry: 0, open: 1, closed: 2, won: 3, lost: 3 } as const satisfies Record<
  DisputeState,
  number
>

/** States that news of `state` may replace. */
export const disputeStatesBefore = (state: DisputeState): DisputeState[] =>
  DISPUTE_STATES.filter((before) => RANK[before] < RANK[state])

/** States in which an order's campaigns do not run: its money is gone or may be. */
export const HALTING_DISPUTE_STATES = ['open', 'lost'] as const satisfies DisputeState[]

/** States that the desk has to look at: not decided, or decided against us. */
export const STANDING_DISPUTE_STATES = ['inquiry', 'open', 'lost'] as const satisfies DisputeState[]

/** What the gateway says about a chargeback. */
export interface DisputeNews {
  gateway: 'stripe'
  /** The gateway's own id. */
  disputeId: string
  gatewayPaymentId: string
  state: DisputeState
  /** Money that moved with this news: taken from us, or given back; null for none. */
  moved: 'withdrawn' | 'reinstated' | null
  amountMinor: number
  currency: string
  reason: string
  /** Until when evidence is accepted; ISO, UTC. */
  evidenceDueAt: string | null
}
