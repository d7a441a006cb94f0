import {
  listOfferVersions,
  recordOfferView,
  type StoredOffer,
  type OfferVersionRow,
} from '#database/queries/sales/offers.ts'
import { can } from '#domain/accounts/capability.ts'
import { formatOfferNumber } from '#domain/sales/offer/offerNumber.ts'
import { offerChanges, type OfferChange } from '#domain/sales/offer/offerChanges.ts'
import { reminderDay } from '#domain/sales/offer/offerValidity.ts'
import type { OfferVersionView, OfferView } from '#domain/sales/offer/offerView.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { offerPerson } from './offerFile.ts'
import { openOffer, stateNow } from './openOffer.ts'
import { priceOffer } from './priceOffer.ts'

/** An offer for the holder of its key, with later changes; logged as opened. Raises offer_not_found. */
export async function readOffer(context: OperationContext, key: string): Promise<OfferView> {
  const stored = await openOffer(context, key)
  const { offer, version } = stored
  const { db } = context
  const now = context.now.toISOString()
  // A view by sales does not count as the buyer's.
  const isDesk = can(context.account, 'followUpOffers')
  const [versions, person, changes] = await Promise.all([
    listOfferVersions(db, offer.id),
    offerPerson(context, offer.ownerId),
    changesSince(context, stored),
    isDesk ? null : recordOfferView(db, offer.id, 'opened', now),
  ])
  const before = versions.find((one) => one.version === offer.version - 1)
  const state = stateNow(stored, context.now)
  return {
    number: formatOfferNumber(offer),
    state,
    advertiser: offer.advertiser,
    agency: offer.agency,
    timeZone: offer.timeZone,
    desk: offer.desk,
    person,
    remindOn: state === 'open' && offer.remindedAt === null ? reminderDay(offer) : null,
    heldUntil: offer.heldUntil !== null && offer.heldUntil > now ? offer.heldUntil : null,
    current: versionView(version),
    before: before ? versionView(before) : null,
    changes,
  }
}

/** A version as its buyer and sales see it. */
export const versionView = ({
  version,
  content,
  lastDay,
  expiresAt,
  createdAt,
  reason,
}: OfferVersionRow): OfferVersionView => ({
  version,
  content,
  lastDay,
  expiresAt,
  createdAt,
  reason,
})

async function changesSince(
  context: OperationContext,
  { offer, version }: StoredOffer,
): Promise<OfferChange[]> {
  if (stateNow({ offer, version }, context.now) !== 'open') return []
  const { sessionId, id: offerId, country, region } = offer
  const { items, terms } = version.content
  const to = { sessionId, offerId, country, region }
  return offerChanges(version.content, await priceOffer(context, items, to, terms))
}
