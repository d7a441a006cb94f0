import type { OrderAdvertiser, OrderBilling } from '#domain/commerce/checkout/orderParty.types.ts'
import type { Capability, StaffRole } from './capability.ts'

/** A logged-in account as every part of the product knows it. Its email is verified. */
export interface Account {
  id: string
  /** The roles in force (`rolesInForce`); none of a customer. */
  roles: StaffRole[]
  email: string
  firstName: string
  lastName: string
  /** International format, E.164; empty when none was given. */
  phoneNumber: string
  isApp2FAEnabled: boolean
  /** Staff that has to set up a second factor; until then it has no `roles`. */
  needsTwoFactor: boolean
}

/** An account as its owner sees and edits it. */
export interface AccountProfile extends Account {
  type: 'individual' | 'company'
  companyName: string
  vatId: string
  isAdmin: boolean
  /** What it may do beyond what every customer may. */
  staffCapabilities: Capability[]
}

/** What a login comes to; with two-factor authentication a code is asked for before anything is given. */
export type LogInOutcome =
  | { outcome: 'logged_in'; account: AccountProfile }
  | { outcome: 'two_factor_required' }

/** Where an account is logged in. */
export interface AccountSession {
  id: string
  /** "Chrome on macOS" */
  device: string
  /** City and country as the network knows them; null where it does not. */
  place: string | null
  loggedInAt: string
  lastSeenAt: string
  isCurrent: boolean
}

export interface SavedBillingAddress extends OrderBilling {
  id: string
}

export interface SavedAdvertiser extends OrderAdvertiser {
  id: string
}

/** How many billing addresses, and how many advertisers, an account keeps. */
export const MAX_SAVED_ENTRIES = 50
