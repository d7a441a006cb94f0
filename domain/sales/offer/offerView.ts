import type { CartItem, CartOffer } from '#domain/commerce/cart/cartItem.ts'
import type { DeskPerson } from '../lead/leadView.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { OfferState } from './offer.ts'
import type { OfferChange } from './offerChanges.ts'
import type { OfferContent } from './offerContent.types.ts'

/** The part of a version that both its buyer and sales see. */
export interface OfferVersionView {
  version: number
  content: OfferContent
  /** ISO date in the buyer's zone, and the end of that day. */
  lastDay: string
  expiresAt: string
  createdAt: string
  /** Reason for the change; empty for the first. */
  reason: string
}

/** An offer for its buyer. */
export interface OfferView {
  number: string
  /** `expired` even before the clock job has recorded it. */
  state: OfferState
  advertiser: string
  agency: string
  timeZone: string
  desk: Desk
  /** Its owner at the desk. */
  person: string | null
  /** The day of the buyer's reminder; null if none is left. */
  remindOn: string | null
  /** Until when its screens are reserved; null when they are not. */
  heldUntil: string | null
  current: OfferVersionView
  /** The previous version for comparison; null for the first. */
  before: OfferVersionView | null
  /** The changes since; empty for an offer that is over. */
  changes: OfferChange[]
}

/** The cart entries of an accepted offer, and the checkout's buyer. */
export interface AcceptedOffer {
  items: CartItem[]
  offer: CartOffer
  buyer: {
    email: string
    phone: string
    advertiser: string
    agency: string
    country: string
    state: string
  }
}

/** A row of the sales board. */
export interface OfferRowView {
  id: string
  number: string
  state: OfferState
  version: number
  advertiser: string
  agency: string
  desk: Desk
  owner: DeskPerson | null
  totalMinor: number
  createdAt: string
  lastDay: string
  expiresAt: string
  openedAt: string | null
  nextStepOn: string | null
}
