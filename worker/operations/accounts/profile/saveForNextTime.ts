import type { Checkout } from '#domain/commerce/checkout/checkoutSchema.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { savedAdvertisers, savedBillingAddresses, type SavedEntries } from './savedEntries.ts'

/** Order data that its buyer wants saved for the next checkout. */
export interface WantedNextTime {
  billing: boolean
  advertiser: boolean
}

const isSame = <Entry extends object>(saved: Entry & { id: string }, entry: Entry) =>
  Object.entries(entry).every(([name, value]) => saved[name as keyof Entry] === value)

async function saveOnce<Entry extends object>(
  context: OperationContext,
  { list, save }: SavedEntries<Entry>,
  entry: Entry,
): Promise<void> {
  const saved = await list(context)
  if (!saved.some((one) => isSame(one, entry))) await save(context, entry)
}

/**
 * Adds an order's billing address and advertiser to the account's saved entries, without duplicates and up to the
 * limit.
 */
export async function saveForNextTime(
  context: OperationContext,
  { billing, advertiser }: Pick<Checkout, 'billing' | 'advertiser'>,
  wanted: WantedNextTime,
): Promise<void> {
  try {
    if (wanted.billing) await saveOnce(context, savedBillingAddresses, billing)
    if (wanted.advertiser) await saveOnce(context, savedAdvertisers, advertiser)
  } catch (error) {
    // The order stands; an account at its limit keeps its entries.
    if (!(error instanceof ProductError)) throw error
  }
}
