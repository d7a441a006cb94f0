import { brokeConstraint, runBatchGiving, type Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { personMailInsert } from '#database/queries/foundation/mailOutbox.ts'
import { contactRequestStatements } from '#database/queries/contact/contactRequests.ts'
import {
  findRequestedOffer,
  insertOffer,
  insertOfferEntry,
  insertOfferVersion,
  type NewOffer,
  type OfferRow,
} from '#database/queries/sales/offers.ts'
import {
  claimSlots,
  releaseExpiredHolds,
  releaseHold,
  type WantedSlot,
} from '#database/queries/planning/slotClaims.ts'
import { BEYOND_SLOT_LIMITS, refuseBeyondLimits } from '#database/queries/planning/slotLimits.ts'
import type { CartItem, CartOffer } from '#domain/commerce/cart/cartItem.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { answerDue } from '#domain/sales/lead/leadDue.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import type { OfferContent } from '#domain/sales/offer/offerContent.types.ts'
import { formatOfferNumber } from '#domain/sales/offer/offerNumber.ts'
import type { OfferRequest } from '#domain/sales/offer/offerRequest.ts'
import { holdUntil, offerValidity } from '#domain/sales/offer/offerValidity.ts'
import { phoneKey } from '#domain/foundation/phone/phoneCountries.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { deskOfCountry } from '#domain/contact/realtime/desk/desk.ts'
import { distinctItems } from '#domain/sales/offer/distinctItems.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { networkKey } from '#worker/operations/foundation/identity/networkKey.ts'
import { sendInJob } from '#worker/operations/foundation/mail/sendInJob.ts'
import { ownSlotLimits } from '#worker/operations/planning/slots/ownSlotLimits.ts'
import { countMarkedRequest } from '../leads/countMarkedRequest.ts'
import { countOffers } from './countOffers.ts'
import { priceOffer, refuseUnofferable } from './priceOffer.ts'

/** A new offer for its creator: its cart content and its recipient. */
export interface MadeOffer {
  offer: CartOffer
  number: string
  email: string
  lastDay: string
  heldUntil: string | null
}

/**
 * Creates an offer from a cart: frozen, priced, with its own number; reserves its screens, creates a lead and queues
 * its mail, whose PDF a job renders. The same key returns the same offer. Raises cart_empty, plan_invalid, slot_taken, slot_limit, tax_failed,
 * too_many_attempts, idempotency_mismatch.
 */
export async function requestOffer(
  context: OperationContext,
  request: { sessionId: string; requestKey: string; items: CartItem[]; form: OfferRequest },
): Promise<MadeOffer> {
  const { sessionId, requestKey, form } = request
  const items = distinctItems(request.items)
  const { db } = context
  const before = await findRequestedOffer(db, requestKey)
  if (before) return madeOffer(before, sessionId)
  if (form.website) await countMarkedRequest(context)
  await countOffers(context, sessionId, form.email)
  const offerId = newId('off')
  const to = { sessionId, offerId: null, country: form.country, region: form.state }
  const terms = { discountPermille: 0, commissionPermille: 0 }
  const { content, quote, slots } = await priceOffer(context, items, to, terms)
  refuseUnofferable(quote)
  const offer = offerRow(context, request, { offerId, content, hasSlots: slots.length > 0 })
  const mail = {
    id: newId('mai'),
    kind: 'offer_sent',
    recipient: offer.email,
    facts: { offerId },
  } as const
  try {
    const [[made]] = await runBatchGiving(db, [insertOffer(db, offer)], {
      before: await reservation(context, db, { offer, items, slots }),
      after: [
        ...recordOf(context, db, { offer, content, isMarked: Boolean(form.website) }),
        personMailInsert(db, { ...mail, at: offer.createdAt }),
      ],
    })
    if (!made) throw new ProductError('unavailable')
    sendInJob(context, mail.id)
    return madeOffer(made, sessionId)
  } catch (error) {
    const meanwhile = await findRequestedOffer(db, requestKey)
    if (meanwhile) return madeOffer(meanwhile, sessionId)
    if (brokeConstraint(error, BEYOND_SLOT_LIMITS)) throw new ProductError('slot_limit')
    if (brokeConstraint(error, 'slot_claims')) throw new ProductError('slot_taken')
    throw error
  }
}

function madeOffer(offer: OfferRow, sessionId: string): MadeOffer {
  if (offer.sessionId !== sessionId) throw new ProductError('idempotency_mismatch')
  const number = formatOfferNumber(offer)
  const { accessKey: id, netMinor: sum, email, lastDay, heldUntil } = offer
  return { offer: { id, name: number, sum }, number, email, lastDay, heldUntil }
}

function offerRow(
  { now, account, settings, arrival = null }: OperationContext,
  { sessionId, requestKey, form }: { sessionId: string; requestKey: string; form: OfferRequest },
  { offerId, content, hasSlots }: { offerId: string; content: OfferContent; hasSlots: boolean },
) {
  const at = now.toISOString()
  return {
    id: offerId,
    accessKey: newId('ofk'),
    year: Number(dayIn(settings.SELLER_TIME_ZONE, now).slice(0, 4)),
    requestKey,
    state: 'open',
    version: 1,
    desk: deskOfCountry(form.country),
    phone: form.phone,
    email: form.email.toLowerCase(),
    advertiser: form.advertiser,
    agency: form.hasAgency ? form.agency : '',
    country: form.country,
    region: form.state,
    timeZone: form.timeZone,
    sessionId,
    accountId: account?.id ?? null,
    netMinor: content.sum.payMinor,
    totalMinor: content.totals.totalMinor,
    ...offerValidity(now, form.timeZone),
    heldUntil: hasSlots ? holdUntil(now) : null,
    createdAt: at,
    lastAt: at,
    arrival,
  } as const satisfies NewOffer
}

type OfferToMake = ReturnType<typeof offerRow>

/** Reserves an offer's screens for two days; takes over those that the cart held. */
async function reservation(
  context: OperationContext,
  db: Database,
  {
    offer,
    items,
    slots,
  }: { offer: OfferToMake; items: readonly CartItem[]; slots: readonly WantedSlot[] },
): Promise<Statement[]> {
  if (slots.length === 0) return []
  const { sessionId, id, heldUntil: expiresAt, createdAt } = offer
  const network = await networkKey(context)
  const { limits } = await ownSlotLimits(context)
  return [
    releaseExpiredHolds(db, slots, createdAt),
    ...items.map(({ key }) => releaseHold(db, sessionId, key)),
    claimSlots(db, slots, { sessionId, cartKey: id, orderId: null, expiresAt, network }),
    refuseBeyondLimits(db, { sessionId, network }, limits, createdAt),
  ]
}

/** The first version, its entry in the log, and the lead that the desk follows up. */
function recordOf(
  { now }: OperationContext,
  db: Database,
  { offer, content, isMarked }: { offer: OfferToMake; content: OfferContent; isMarked: boolean },
): Statement[] {
  const { id: offerId, createdAt: at, lastDay, expiresAt, phone, email, agency } = offer
  const lines = content.lines.map(({ name, price }) => `${name}: ${formatUsd(price.payMinor)}`)
  const message = [`Offer of ${formatUsd(offer.totalMinor)} with tax`, ...lines].join('\n')
  const event = { id: newId('ofe'), offerId, at, accountId: null, version: 1, note: '' }
  return [
    insertOfferVersion(db, {
      offerId,
      version: 1,
      content,
      lastDay,
      expiresAt,
      reason: '',
      accountId: null,
      createdAt: at,
    }),
    insertOfferEntry(db, { ...event, event: 'request' }),
    ...contactRequestStatements(
      db,
      {
        id: newId('ler'),
        requestKey: offer.requestKey,
        kind: 'offer',
        at,
        firstName: offer.advertiser,
        lastName: '',
        company: agency,
        phone,
        phoneKey: phoneKey(phone),
        email,
        message,
        country: offer.country,
        sessionId: offer.sessionId,
        accountId: offer.accountId,
        arrival: offer.arrival,
        isMarked,
      },
      { id: newId('lea'), desk: offer.desk, dueAt: answerDue('offer', now).toISOString() },
    ),
  ]
}
