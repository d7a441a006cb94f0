import type { LeadOutcome } from '../lead/lead.ts'
import type { OfferEvent, OfferLostReason } from './offer.ts'

/** The effect of an offer on the lead that requested it: it closes, or it reopens. */
export type LeadByOffer = { event: 'close'; outcome: LeadOutcome } | { event: 'reopen' }

/** The effect of an offer's end on its lead: a canceled or unpaid order is no booking. */
export function leadByOffer(
  event: Extract<OfferEvent, 'accept' | 'release' | 'write_off' | 'lose'>,
  reason: OfferLostReason | null,
): LeadByOffer {
  switch (event) {
    case 'accept':
      return { event: 'close', outcome: 'booked' }
    case 'lose':
      return { event: 'close', outcome: reason === 'no_answer' ? 'not_reached' : 'not_interested' }
    case 'release':
    case 'write_off':
      return { event: 'reopen' }
    default:
      return event satisfies never
  }
}
