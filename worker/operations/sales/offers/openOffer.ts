import {
  findOfferByKey,
  recordOfferView,
  type StoredOffer,
} from '#database/queries/sales/offers.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OfferState } from '#domain/sales/offer/offer.ts'
import { isOfferOver } from '#domain/sales/offer/offerValidity.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { offerFile } from './offerFile.ts'

/** The offer of a key. Raises offer_not_found. */
export async function openOffer(context: OperationContext, key: string): Promise<StoredOffer> {
  const stored = await findOfferByKey(context.db, key)
  if (!stored) throw new ProductError('offer_not_found')
  return stored
}

/** Current state of an offer, even before the job has expired it. */
export const stateNow = ({ offer }: StoredOffer, now: Date): OfferState =>
  offer.state === 'open' && isOfferOver(offer, now) ? 'expired' : offer.state

/** An offer's PDF for the holder of its key; logged as a download. Raises offer_not_found. */
export async function readOfferPdf(context: OperationContext, key: string) {
  const stored = await openOffer(context, key)
  const file = await offerFile(context, stored)
  const at = context.now.toISOString()
  await recordOfferView(context.db, stored.offer.id, 'downloaded', at)
  return file
}
