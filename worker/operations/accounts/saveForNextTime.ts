import type { Checkout } from '#domain/checkout/checkoutSchema.ts'
import { ProductError } from '#domain/errors/errorCatalogue.ts'
import type { OperationContext } from '../../env.ts'
import { saveAdvertiser, savedAdvertisers } from './savedAdvertisers.ts'
import { saveBillingAddress, savedBillingAddresses } from './savedBillingAddresses.ts'

/** What of an order its buyer wants to find again in the next checkout. */
export interface WantedNextTime {
  billing: boolean
  advertiser: boolean
}

const isSame = <Entry extends object>(saved: Entry & { id: string }, entry: Entry) =>
  Object.entries(entry).every(([name, value]) => saved[name as keyof Entry] === value)

/** Adds an order's billing address and advertiser to those that the account keeps, each once and while there is room. */
export async function saveForNextTime(
  context: OperationContext,
  { billing, advertiser }: Pick<Checkout, 'billing' | 'advertiser'>,
  wanted: WantedNextTime,
): Promise<void> {
  try {
    if (wanted.billing) {
      const saved = await savedBillingAddresses(context)
      if (!saved.some((one) => isSame(one, billing))) await saveBillingAddress(context, billing)
    }
    if (wanted.advertiser) {
      const saved = await savedAdvertisers(context)
      if (!saved.some((one) => isSame(one, advertiser))) await saveAdvertiser(context, advertiser)
    }
  } catch (error) {
    // The order stands; an account that is full keeps what it has.
    if (!(error instanceof ProductError)) throw error
  }
}
