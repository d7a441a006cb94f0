import { z } from 'zod'
import type {
  AccountSession,
  SavedAdvertiser,
  SavedBillingAddress,
} from '#domain/accounts/account.types.ts'
import type { StaffRole } from '#domain/accounts/capability.ts'
import { emailSchema } from '#domain/foundation/forms/email.ts'
import type { LeadKind, LeadState } from '../lead/lead.ts'
import type { Currency } from '#domain/foundation/money/amount.ts'
import type { OfferState } from '../offer/offer.ts'
import type { MailRhythm } from '#domain/reporting/sharing/mailRhythm.ts'
import { type DeskAuditView, reasonSchema } from '#domain/foundation/admin/deskAudit.ts'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'

/** The account lists, newest first. */
export const CUSTOMER_LISTS = {
  all: 'All',
  company: 'Companies',
  individual: 'Individuals',
  staff: 'Staff',
  resets: 'Second factor to reset',
} as const
export type CustomerList = keyof typeof CUSTOMER_LISTS
export const CUSTOMER_LIST_NAMES = Object.keys(CUSTOMER_LISTS) as [CustomerList, ...CustomerList[]]

export const CUSTOMER_PAGE_SIZE = 50

/** Number of items of each kind on a customer's page; the boards have them all. */
export const CUSTOMER_PART_SIZE = 10

/** The cursor of the next page: after an account, by its creation time. */
export interface CustomerCursor {
  createdAt: string
  id: string
}

const CURSOR = /^(\d{4}-\d{2}-\d{2}T[\d:.]{1,15}Z)_(.{1,64})$/

export const writeCustomerCursor = ({ createdAt, id }: CustomerCursor): string =>
  `${createdAt}_${id}`

/** Null for an invalid cursor. */
export function readCustomerCursor(text: string): CustomerCursor | null {
  const [, createdAt, id] = CURSOR.exec(text) ?? []
  return createdAt === undefined || id === undefined ? null : { createdAt, id }
}

export const customersQuerySchema = z.object({
  list: z.enum(CUSTOMER_LIST_NAMES).default('all'),
  /** The beginning of a name, company or email, or the number of an order, invoice or offer. */
  q: searchTextSchema.default(''),
  after: z.string().max(100).optional(),
})
export type CustomersQuery = z.infer<typeof customersQuerySchema>

/** An account on the board. */
export interface CustomerRow {
  id: string
  name: string
  email: string
  companyName: string
  roles: StaffRole[]
  isApp2FAEnabled: boolean
  createdAt: string
  orders: number
}

export interface CustomersPage {
  rows: CustomerRow[]
  next: string | null
}

/** A customer's consent: what, when and where. */
export type Consent = { at: string; orderId: string; orderNumber: string } & (
  | { what: 'terms' }
  | { what: 'credit_check' }
  | { what: 'report_mails'; rhythm: MailRhythm }
)

/** A request to turn off an account's second factor; another admin has to consent. */
export interface SecondFactorReset {
  id: string
  askedBy: string
  askedAt: string
  expiresAt: string
  reason: string
  /** Whether the reader may consent (`consentTenure` states the rule). */
  canConsent: boolean
}

/** How long before a request the second admin must have had the role and a second factor. */
export const CONSENT_TENURE_MS = 24 * 60 * 60 * 1_000

/** How long a reset waits for the second admin. */
export const RESET_LIFE_MS = 24 * 60 * 60 * 1_000

/** A customer for the desk; parts that the reader may not see are null. */
export interface CustomerView {
  id: string
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  type: 'individual' | 'company'
  companyName: string
  vatId: string
  roles: StaffRole[]
  isApp2FAEnabled: boolean
  createdAt: string
  orderCount: number
  /** The latest of each. */
  orders: {
    id: string
    number: string
    stateName: string
    currency: Currency
    totalMinor: number
    createdAt: string
  }[]
  offers:
    | { id: string; number: string; state: OfferState; totalMinor: number; createdAt: string }[]
    | null
  leads: { id: string; kind: LeadKind; state: LeadState; at: string }[] | null
  consents: Consent[]
  billingAddresses: SavedBillingAddress[]
  advertisers: SavedAdvertiser[]
  sessions: AccountSession[]
  reset: SecondFactorReset | null
  audit: DeskAuditView[]
}

export const customerReasonSchema = z.object({ reason: reasonSchema })

/** Erasing an account requires typing its email. */
export const erasureSchema = z.object({ reason: reasonSchema, email: emailSchema })
export type Erasure = z.infer<typeof erasureSchema>
