import type { IndustryId } from './industries.ts'

/** The person who orders. */
export interface OrderContact {
  firstName: string
  lastName: string
  email: string
  /** International format, E.164; empty when none was given. */
  phone: string
  type: 'individual' | 'company'
  companyName: string
}

/** The advertiser of the campaigns. */
export interface OrderAdvertiser {
  name: string
  /** Empty when none was given. */
  website: string
  industry: IndustryId
}

/** The recipient of the invoice. */
export interface OrderBilling {
  country: string
  line1: string
  line2: string
  city: string
  state: string
  zipCode: string
  invoiceEmail: string
  vatId: string
}

/** The offer that an order came from. */
export interface OrderOffer {
  id: string
  /** The offer number for display: OFF-2026-000001. */
  number: string
  version: number
  /** Empty: no agency. */
  agency: string
  /** The agency's commission: parts per thousand, and the amount of each line in the order's currency. */
  commission: { permille: number; linesMinor: number[] } | null
}
