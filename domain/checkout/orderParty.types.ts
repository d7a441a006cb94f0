import type { IndustryId } from './industries.ts'

/** The person an order is made by. */
export interface OrderContact {
  firstName: string
  lastName: string
  email: string
  /** International format, E.164. */
  phone: string
  type: 'individual' | 'company'
  companyName: string
}

/** For whom the campaigns run. */
export interface OrderAdvertiser {
  name: string
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
