import { changeOffer, listOffersById, type OfferRow } from '#database/queries/sales/offers.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { DoneAtOnce } from '#domain/sales/lead/atOnce.ts'
import type { DeskPerson } from '#domain/sales/lead/leadView.ts'
import type { DeskOfferView } from '#domain/sales/offer/deskOffer.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { eachAtOnce } from '../leads/atOnce.ts'
import { ownerWhoCan } from '../leads/deskPerson.ts'
import { offerEntry, offersDesk, openDeskOffer, readDeskOffer } from './deskOffer.ts'

/** Assigns an offer; null unassigns it. Raises offer_moved, and no_access also if the assignee may not follow it up. */
export async function assignOffer(
  context: OperationContext,
  id: string,
  ownerId: string | null,
): Promise<DeskOfferView> {
  const { offer } = await openDeskOffer(context, id)
  const owner = await ownerWhoCan(context, 'followUpOffers', ownerId)
  if (!(await give(context, offer, owner))) throw new ProductError('offer_moved')
  return await readDeskOffer(context, id)
}

/** Assigns several offers. Raises no_access, also if the assignee may not follow them up. */
export async function assignOffers(
  context: OperationContext,
  { ids, ownerId }: { ids: readonly string[]; ownerId: string | null },
): Promise<DoneAtOnce> {
  offersDesk(context)
  const owner = await ownerWhoCan(context, 'followUpOffers', ownerId)
  const found = await listOffersById(context.db, ids)
  return await eachAtOnce(ids, found, (offer) => give(context, offer, owner))
}

const give = async (
  context: OperationContext,
  offer: OfferRow,
  owner: DeskPerson | null,
): Promise<boolean> =>
  await changeOffer(context.db, offer, {
    entry: { ...offerEntry(context, offer, owner?.name ?? ''), event: 'assign' },
    set: { ownerId: owner?.id ?? null },
  })
