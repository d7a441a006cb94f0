/**
 * States of a chargeback. `inquiry`: the bank asks, no money moved. `open`: the money is withdrawn
 * until the bank decides. `won` and `lost` are final; `closed` is an inquiry without consequences.
 */
export const DISPUTE_STATES = ['inquiry', 'open', 'won', 'lost', 'closed'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]

/** Final states rank highest, so that late news never revert a decision. */
const RANK = { inquiry: 0, open: 1, closed: 2, won: 3, lost: 3 } as const satisfies Record<
  DisputeState,
  number
>

/** States that news of `state` may replace. */
export const disputeStatesBefore = (state: DisputeState): DisputeState[] =>
  DISPUTE_STATES.filter((before) => RANK[before] < RANK[state])

/** States in which an order's campaigns do not run: the money is lost or at risk. */
export const HALTING_DISPUTE_STATES = ['open', 'lost'] as const satisfies DisputeState[]

/** States that need the desk's attention: undecided, or decided against us. */
export const STANDING_DISPUTE_STATES = ['inquiry', 'open', 'lost'] as const satisfies DisputeState[]

/** The gateway's news about a chargeback. */
export interface DisputeNews {
  gateway: 'stripe'
  /** The gateway's own id. */
  disputeId: string
  gatewayPaymentId: string
  state: DisputeState
  /** Money that moved with this news: withdrawn from us or returned; null for none. */
  moved: 'withdrawn' | 'reinstated' | null
  amountMinor: number
  currency: string
  reason: string
  /** When evidence is due; ISO, UTC. */
  evidenceDueAt: string | null
}
