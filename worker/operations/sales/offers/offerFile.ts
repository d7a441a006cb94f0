import type { StoredOffer } from '#database/queries/sales/offers.ts'
import { listNames } from '#database/queries/creatives/reviews.ts'
import { offerDocument } from '#domain/sales/offer/offerDocument.ts'
import { offerPdf } from '#worker/adapters/pdf/offerPdf.ts'
import { renderPdf } from '#worker/adapters/pdf/renderPdf.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { readInventoryState } from '#worker/operations/catalogue/catalogue/readInventoryState.ts'
import { sellerOf } from '#worker/operations/orders/views/sellerOf.ts'

/** Name of an offer's assignee; null if unassigned. */
export async function offerPerson(
  { db }: Pick<OperationContext, 'db'>,
  ownerId: string | null,
): Promise<string | null> {
  if (ownerId === null) return null
  return (await listNames(db, [ownerId])).get(ownerId) ?? null
}

/** An offer as a PDF file. */
export async function offerFile(
  context: Pick<OperationContext, 'env' | 'db' | 'settings'>,
  { offer, version }: StoredOffer,
): Promise<{ file: Uint8Array; name: string }> {
  const document = offerDocument({
    offer,
    version,
    seller: sellerOf(context.settings),
    person: await offerPerson(context, offer.ownerId),
    isExample: (await readInventoryState(context)) === 'example',
  })
  return { file: await renderPdf(context.env, offerPdf(document)), name: `${document.number}.pdf` }
}
