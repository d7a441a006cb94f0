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
import { permilleWords } from '#domain/foundation/money/permille.ts'
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
import { sendDueMails } from '#worker/operations/foundation/mail/sendDueMails.ts'
import { agreementOf, offersDesk, openDeskOffer, readDeskOffer } from './deskOffer.ts'
import { priceOffer, refuseUnofferable } from './priceOffer.ts'

/**
 * Writes a new version of an offer within what their roles may give, reserves its screens anew and mails it. An offer that
 * had ended is open again. Raises no_access, offer_not_found, offer_moved, offer_limit, invalid_input, plan_invalid,
 * slot_taken.
 */
export async function reviseOffer(
  context: OperationContext,
  id: string,
  revision: OfferRevision,
): Promise<DeskOfferView> {
  const account = offersDesk(context)
  const stored = await openDeskOffer(context, id)
  const { offer } = stored
  const { discountPermille, commissionPermille, lastDay, reason } = revision
  const terms = { discountPermille, commissionPermille }
  const isMovedOn = offer.version !== revision.version || offer.version >= MAX_OFFER_VERSIONS
  if (isMovedOn || nextOfferState(offer.state, 'revise') === null)
    throw new ProductError('offer_moved')
  const agreed = await agreementOf(context, offer)
  if (!isWithinLimits(account.roles, terms, agreed?.commissionPermille))
    throw new ProductError('offer_limit')
  if (!isOfferDay(lastDay, context.now, offer.timeZone)) throw lastDayRefused()
  const known = new Set(stored.version.content.items.map(({ key }) => key))
  const unknown = revision.lines.find(({ key }) => !known.has(key))
  if (unknown)
    throw new ProductError('invalid_input', {
      fields: [{ path: 'lines', message: `This offer has no line ${unknown.key}.` }],
    })
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
        ...validity,
        state: 'open',
        version,
        lostReason: null,
        remindedAt: null,
        netMinor: content.sum.payMinor,
        totalMinor: content.totals.totalMinor,
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
    // Somebody at the desk was faster.
    if (brokeConstraint(error, 'offer_versions')) throw new ProductError('offer_moved')
    if (brokeConstraint(error, 'slot_claims')) throw new ProductError('slot_taken')
    throw error
  }
  context.waitUntil(sendDueMails(context, { id: mail.id }))
  return await readDeskOffer(context, id)
}

/** What is taken off otherwise than before, in the audit log. */
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
  discount: permilleWords(discountPermille),
  commission: permilleWords(commissionPermille),
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
