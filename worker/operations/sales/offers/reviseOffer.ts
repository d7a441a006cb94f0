import { brokeConstraint, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { auditIf } from '#database/queries/foundation/deskAudit.ts'
import { queueOfferMail } from '#database/queries/sales/offerClock.ts'
import {
  changeOffer,
  insertOfferVersion,
  isOfferEntryWritten,
  type StoredOffer,
} from '#database/queries/sales/offers.ts'
import {
  claimSlots,
  releaseExpiredHolds,
  releaseOfferSlots,
  type WantedSlot,
} from '#database/queries/planning/slotClaims.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatPermille } from '#domain/foundation/money/permille.ts'
import {
  revisedItems,
  type DeskOfferView,
  type OfferRevision,
} from '#domain/sales/offer/deskOffer.ts'
import { nextOfferState } from '#domain/sales/offer/offer.ts'
import { isWithinLimits, MAX_OFFER_VERSIONS } from '#domain/sales/offer/offerLimits.ts'
import type { OfferTerms } from '#domain/sales/offer/offerPrices.ts'
import { holdUntil, isOfferDay, validUntil } from '#domain/sales/offer/offerValidity.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deskEntry } from '#worker/operations/foundation/identity/deskEntry.ts'
import { sendInJob } from '#worker/operations/foundation/mail/sendInJob.ts'
import { agreementOf, offersDesk, openDeskOffer, readDeskOffer } from './deskOffer.ts'
import { priceOffer, refuseUnofferable } from './priceOffer.ts'

/**
 * Writes a new version of an offer within the limits of the caller's roles, reserves its screens again and mails it.
 * Reopens an ended offer. Raises no_access, offer_not_found, offer_moved, offer_limit, invalid_input, plan_invalid,
 * slot_taken.
 */
export async function reviseOffer(
  context: OperationContext,
  id: string,
  revision: OfferRevision,
): Promise<DeskOfferView> {
  const account = offersDesk(context)
  const stored = await openDeskOffer(context, id)
  await refuseUnrevisable(context, stored, revision)
  const { offer } = stored
  const { discountPermille, commissionPermille, lastDay, reason } = revision
  const terms = { discountPermille, commissionPermille }
  const items = revisedItems(stored.version.content.items, revision.lines)
  const { sessionId, country, region } = offer
  const to = { sessionId, offerId: id, country, region }
  const { content, quote, slots } = await priceOffer(context, items, to, terms)
  refuseUnofferable(quote)
  const { db } = context
  const at = context.now.toISOString()
  const version = offer.version + 1
  const validity = validUntil(lastDay, offer.timeZone)
  const entry = { id: newId('ofe'), offerId: id, at, accountId: account.id, version, note: reason }
  const mail = { id: newId('mai'), recipient: offer.email, offerId: id, at }
  try {
    const isChanged = await changeOffer(db, offer, {
      entry: { ...entry, event: 'revise' },
      set: {
        ...reopened(content, version),
        ...validity,
        heldUntil: slots.length > 0 ? holdUntil(context.now) : null,
        ownerId: offer.ownerId ?? account.id,
        answeredAt: offer.answeredAt ?? at,
      },
      more: [
        insertOfferVersion(
          db,
          {
            ...validity,
            offerId: id,
            version,
            content,
            reason,
            accountId: account.id,
            createdAt: at,
          },
          isOfferEntryWritten(entry.id),
        ),
        ...reservedAnew(db, stored, { slots, now: context.now, entryId: entry.id }),
        queueOfferMail(db, { ...mail, kind: 'offer_sent' }, entry.id),
        ...auditedTerms(context, db, stored, { terms, reason, entryId: entry.id }),
      ],
    })
    if (!isChanged) throw new ProductError('offer_moved')
  } catch (error) {
    // A concurrent change at the desk.
    if (brokeConstraint(error, 'offer_versions')) throw new ProductError('offer_moved')
    if (brokeConstraint(error, 'slot_claims')) throw new ProductError('slot_taken')
    throw error
  }
  sendInJob(context, mail.id)
  return await readDeskOffer(context, id)
}

/** Changes of an offer by a new version of its content. */
const reopened = ({ sum, totals }: StoredOffer['version']['content'], version: number) => ({
  state: 'open' as const,
  version,
  lostReason: null,
  remindedAt: null,
  netMinor: sum.payMinor,
  totalMinor: totals.totalMinor,
})

/** Raises offer_moved, offer_limit, or invalid_input for an invalid last day or line. */
async function refuseUnrevisable(
  context: OperationContext,
  { offer, version }: StoredOffer,
  { discountPermille, commissionPermille, ...revision }: OfferRevision,
): Promise<void> {
  const isMovedOn = offer.version !== revision.version || offer.version >= MAX_OFFER_VERSIONS
  if (isMovedOn || nextOfferState(offer.state, 'revise') === null)
    throw new ProductError('offer_moved')
  const agreed = await agreementOf(context, offer)
  const terms = { discountPermille, commissionPermille }
  if (!isWithinLimits(offersDesk(context).roles, terms, agreed?.commissionPermille))
    throw new ProductError('offer_limit')
  if (!isOfferDay(revision.lastDay, context.now, offer.timeZone)) throw lastDayRefused()
  const known = new Set(version.content.items.map(({ key }) => key))
  const unknown = revision.lines.find(({ key }) => !known.has(key))
  if (unknown)
    throw new ProductError('invalid_input', {
      fields: [{ path: 'lines', message: `This offer has no line ${unknown.key}.` }],
    })
}

/** Changed discounts, for the audit log. */
function auditedTerms(
  context: OperationContext,
  db: Database,
  { offer, version }: StoredOffer,
  { terms, reason, entryId }: { terms: OfferTerms; reason: string; entryId: string },
): Statement[] {
  const [before, after] = [termsFacts(version.content.terms), termsFacts(terms)]
  if (before.discount === after.discount && before.commission === after.commission) return []
  const facts = { kind: 'offer', subjectId: offer.id, event: 'set_terms', reason } as const
  return [
    auditIf(db, deskEntry(context, { ...facts, before, after }), isOfferEntryWritten(entryId)),
  ]
}

const termsFacts = ({ discountPermille, commissionPermille }: OfferTerms) => ({
  discount: formatPermille(discountPermille),
  commission: formatPermille(commissionPermille),
})

const lastDayRefused = () =>
  new ProductError('invalid_input', {
    fields: [{ path: 'lastDay', message: 'Choose a day from today on, within 90 days.' }],
  })

function reservedAnew(
  db: Database,
  { offer }: StoredOffer,
  { slots, now, entryId }: { slots: readonly WantedSlot[]; now: Date; entryId: string },
): Statement[] {
  const { id: cartKey, sessionId } = offer
  const isRevised = isOfferEntryWritten(entryId)
  const owner = { sessionId, cartKey, orderId: null, expiresAt: holdUntil(now), network: null }
  return [
    releaseOfferSlots(db, cartKey, isRevised),
    ...(slots.length === 0
      ? []
      : [
          releaseExpiredHolds(db, slots, now.toISOString()),
          claimSlots(db, slots, owner, isRevised),
        ]),
  ]
}
