import type { LeadOutcome } from '../lead/lead.ts'
import type { OfferEvent, OfferLostReason } from './offer.ts'

/** What comes of the lead that asked for an offer: it has come to something, or it goes on. */
export type LeadByOffer = { event: 'close'; outcome: LeadOutcome } | { event: 'reopen' }

/** What an offer's end means for its lead: an order that is given up, or never paid, is no booking after all. */
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
