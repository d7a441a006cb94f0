import type { IndustryId } from './industries.ts'

/** The person an order is made by. */
export interface OrderContact {
  firstName: string
  lastName: string
  email: string
  /** International format, E.164; empty when none was given. */
  phone: string
  type: 'individual' | 'company'
  companyName: string
}

/** For whom the campaigns run. */
export interface OrderAdvertiser {
  name: string
  /** Empty when none was given. */
  website: string
  industry: IndustryId
}

/** Where the invoice goes. */
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
  /** As people read it: OFF-2026-000001. */
  number: string
  version: number
  /** Empty: no agency. */
  agency: string
  /** What the agency keeps: parts per thousand, and the amount of each line in the order's currency. */
  commission: { permille: number; linesMinor: number[] } | null
}
