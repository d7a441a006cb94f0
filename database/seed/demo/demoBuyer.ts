import { baseRate } from '#domain/foundation/money/convert.ts'
import type { OrderFacts } from '../builders/order.ts'
import type { DemoAccount } from './demoAccounts.ts'

/** The buyer's fields of an order. */
export type BuyerFacts = Pick<
  OrderFacts,
  'accountId' | 'advertiser' | 'contact' | 'billing' | 'rate'
>

/** A demo account as the buyer of an order, with the company's address in Austin. */
export function demoBuyer(
  { id, email, firstName, lastName, companyName }: DemoAccount,
  today: string,
): BuyerFacts {
  return {
    accountId: id,
    advertiser: companyName,
    contact: { firstName, lastName, email, phone: '+1 512 472 1234', type: 'company', companyName },
    billing: {
      country: 'US',
      line1: '98 Red River Street',
      line2: '',
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
      invoiceEmail: email,
      vatId: '',
    },
    rate: baseRate(today),
  }
}
