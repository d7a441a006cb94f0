import type { OrderAdvertiser, OrderBilling } from '#domain/commerce/checkout/orderParty.types.ts'
import type { Membership } from './team/teamRole.ts'
import type { Capability, StaffRole } from './capability.ts'

/** A logged-in account, as every part of the product uses it. Its email is verified. */
export interface Account {
  id: string
  /** The roles in force (`rolesInForce`); empty for a customer. */
  roles: StaffRole[]
  email: string
  firstName: string
  lastName: string
  /** International format, E.164; empty when none was given. */
  phoneNumber: string
  isApp2FAEnabled: boolean
  /** Staff that must set up a second factor; until then it has no `roles`. */
  needsTwoFactor: boolean
}

/** An account as its owner sees and edits it. */
export interface AccountProfile extends Account {
  type: 'individual' | 'company'
  companyName: string
  vatId: string
  isAdmin: boolean
  /** Its team; null without one. */
  team:
    | (Pick<Membership, 'teamName' | 'role' | 'needsTwoFactor' | 'hasClients'> & {
        /** The member's client; null for the team's own members. */
        clientName: string | null
      })
    | null
  /** Capabilities beyond those of every customer. */
  staffCapabilities: Capability[]
}

/** The result of a login; with two-factor authentication a code is requested first. */
export type LogInOutcome =
  | { outcome: 'logged_in'; account: AccountProfile }
  | { outcome: 'two_factor_required' }

/** A session of an account. */
export interface AccountSession {
  id: string
  /** "Chrome on macOS" */
  device: string
  /** City and country by the network; null if unknown. */
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

/** How many billing addresses, and how many advertisers, an account can save. */
export const MAX_SAVED_ENTRIES = 50
