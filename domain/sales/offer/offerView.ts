import type { CartItem, CartOffer } from '#domain/commerce/cart/cartItem.ts'
import type { DeskPerson } from '../lead/leadView.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { OfferState } from './offer.ts'
import type { OfferChange } from './offerChanges.ts'
import type { OfferContent } from './offerContent.types.ts'

/** What of a version its buyer and sales both see. */
export interface OfferVersionView {
  version: number
  content: OfferContent
  /** ISO date in the buyer's zone, and the moment at which that day is over. */
  lastDay: string
  expiresAt: string
  createdAt: string
  /** Why it was changed; empty for the first. */
  reason: string
}

/** An offer as its buyer sees it. */
export interface OfferView {
  number: string
  /** `expired` also before the clock has noted it. */
  state: OfferState
  advertiser: string
  agency: string
  timeZone: string
  desk: Desk
  /** Who follows it up. */
  person: string | null
  /** The day of the buyer's reminder; null when there is none to come. */
  remindOn: string | null
  /** Until when its screens are reserved; null when they are not. */
  heldUntil: string | null
  current: OfferVersionView
  /** The version before, to compare; null for the first. */
  before: OfferVersionView | null
  /** What is different since; empty for an offer that is over. */
  changes: OfferChange[]
}

/** What goes into the cart when an offer is accepted, and who the checkout is for. */
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

/** A row of sales' board. */
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
