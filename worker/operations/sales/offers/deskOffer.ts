import { findAgreementOf } from '#database/queries/sales/agencyAgreements.ts'
import { listDeskAudit } from '#database/queries/foundation/deskAudit.ts'
import { findLeadOfOffer } from '#database/queries/sales/leadsOfOffers.ts'
import { listOfferEntries } from '#database/queries/sales/offerBoard.ts'
import {
  findAcceptance,
  findOffer,
  listOfferVersions,
  type OfferRow,
  type StoredOffer,
} from '#database/queries/sales/offers.ts'
import { listNames } from '#database/queries/creatives/reviews.ts'
import type { Account } from '#domain/accounts/account.types.ts'
import { can } from '#domain/accounts/capability.ts'
import type { DeskAuditView } from '#domain/foundation/admin/deskAudit.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { DeskOfferView } from '#domain/sales/offer/deskOffer.ts'
import { formatOfferNumber } from '#domain/sales/offer/offerNumber.ts'
import { offerLimits } from '#domain/sales/offer/offerLimits.ts'
import type { OfferRowView } from '#domain/sales/offer/offerView.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deskPerson, doerName } from '../leads/deskPerson.ts'
import { readVisit } from '../leads/readVisit.ts'
import { versionView } from './readOffer.ts'

/** The caller, if they may follow up offers. Raises no_access. */
export function offersDesk({ account }: Pick<OperationContext, 'account'>): Account {
  if (!account || !can(account, 'followUpOffers')) throw new ProductError('no_access')
  return account
}

/** An offer for a caller who may follow it up. Raises no_access, offer_not_found. */
export async function openDeskOffer(context: OperationContext, id: string): Promise<StoredOffer> {
  offersDesk(context)
  const stored = await findOffer(context.db, id)
  if (!stored) throw new ProductError('offer_not_found')
  return stored
}

/** Log entry of the desk's action on an offer. Raises no_access. */
export const offerEntry = (
  context: OperationContext,
  { id: offerId, version }: OfferRow,
  note: string,
) => ({
  id: newId('ofe'),
  offerId,
  at: context.now.toISOString(),
  accountId: offersDesk(context).id,
  version,
  note,
})

/** Agreement with an offer's agency on the seller's day; undefined without one. */
export const agreementOf = async (
  { db, settings, now }: Pick<OperationContext, 'db' | 'settings' | 'now'>,
  { agency }: Pick<OfferRow, 'agency'>,
) => await findAgreementOf(db, agency, dayIn(settings.SELLER_TIME_ZONE, now))

/** A row of the board. */
export const offerRowView = (
  offer: OfferRow,
  names: ReadonlyMap<string, string>,
): OfferRowView => ({
  id: offer.id,
  number: formatOfferNumber(offer),
  state: offer.state,
  version: offer.version,
  advertiser: offer.advertiser,
  agency: offer.agency,
  desk: offer.desk,
  owner: deskPerson(offer.ownerId, names),
  totalMinor: offer.totalMinor,
  createdAt: offer.createdAt,
  lastDay: offer.lastDay,
  expiresAt: offer.expiresAt,
  openedAt: offer.openedAt,
  nextStepOn: offer.nextStepOn,
})

/** An offer with its versions, its log and its buyer's actions. Raises no_access, offer_not_found. */
export async function readDeskOffer(context: OperationContext, id: string): Promise<DeskOfferView> {
  const account = offersDesk(context)
  const { offer } = await openDeskOffer(context, id)
  const { db } = context
  const [versions, entries, acceptance, visit, lead, agreement] = await Promise.all([
    listOfferVersions(db, id),
    listOfferEntries(db, id),
    findAcceptance(db, id),
    readVisit(context, [offer.sessionId]),
    findLeadOfOffer(db, offer.requestKey),
    agreementOf(context, offer),
  ])
  const people = new Set([...entries.map(({ accountId }) => accountId ?? ''), offer.ownerId ?? ''])
  const names = await listNames(db, [...people])
  return {
    ...offerRowView(offer, names),
    arrival: offer.arrival,
    phone: offer.phone,
    email: offer.email,
    country: offer.country,
    timeZone: offer.timeZone,
    accessKey: offer.accessKey,
    nextStep: offer.nextStep,
    lostReason: offer.lostReason,
    openCount: offer.openCount,
    downloadedAt: offer.downloadedAt,
    downloadCount: offer.downloadCount,
    remindedAt: offer.remindedAt,
    heldUntil: offer.heldUntil,
    orderId: acceptance?.orderId ?? null,
    versions: versions.map(versionView),
    entries: entries.map(({ id: entryId, at, accountId, event, version, note }) => ({
      id: entryId,
      at,
      by: doerName(accountId, names),
      event,
      version,
      note,
    })),
    visit,
    lead: lead ? { id: lead.id, name: `${lead.firstName} ${lead.lastName}`.trim() } : null,
    limits: offerLimits(account.roles, agreement?.commissionPermille),
    agreement: agreement ?? null,
  }
}

/** Changed discounts of an offer: who, when and why. Raises no_access, offer_not_found. */
export async function readOfferHistory(
  context: OperationContext,
  id: string,
): Promise<DeskAuditView[]> {
  await openDeskOffer(context, id)
  return await listDeskAudit(context.db, id)
}
