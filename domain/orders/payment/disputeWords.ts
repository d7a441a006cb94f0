import type { DisputeState } from './dispute.ts'

/** Texts for the desk about a dispute's state: a title and its consequence. */
export const DISPUTE_WORDS = {
  inquiry: {
    title: 'The bank is asking about this payment',
    text: 'No money has moved and the campaigns still run. Answer the bank in Stripe.',
  },
  open: {
    title: 'The payment is disputed',
    text: 'The bank has withdrawn the money and the campaigns are halted until it decides. Send the order, the invoice and the delivery report as evidence in Stripe.',
  },
  won: {
    title: 'The dispute was won',
    text: 'The money is back and the campaigns run again. Extend the running period by the days that were lost.',
  },
  lost: {
    title: 'The dispute was lost',
    text: 'The money is gone and the campaigns stay halted. Stop them here.',
  },
  closed: {
    title: 'The bank’s inquiry is closed',
    text: 'No money has moved.',
  },
} as const satisfies Record<DisputeState, { title: string; text: string }>
