import { saveContactRequest } from '#database/queries/contact/contactRequests.ts'
import { countAttempt } from '#database/queries/foundation/attempts.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { answerDue } from '#domain/sales/lead/leadDue.ts'
import { formatOfferNumber } from '#domain/sales/offer/offerNumber.ts'
import { phoneKey } from '#domain/foundation/phone/phoneCountries.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openOffer } from './openOffer.ts'

const DAY_MS = 24 * 60 * 60_000
const QUESTIONS_A_DAY = 10

/**
 * Sends a question about an offer, or a callback request, to the desk as a request of the offer's lead. Raises
 * offer_not_found, too_many_attempts.
 */
export async function sendOfferQuestion(
  context: OperationContext,
  key: string,
  { kind, text }: { kind: 'message' | 'callback'; text: string },
): Promise<void> {
  const { offer } = await openOffer(context, key)
  const { db } = context
  const by = { now: context.now, windowMs: DAY_MS }
  if ((await countAttempt(db, `offer-question:${offer.id}`, by)) > QUESTIONS_A_DAY)
    throw new ProductError('too_many_attempts')
  const id = newId('ler')
  await saveContactRequest(
    db,
    {
      id,
      requestKey: id,
      kind,
      at: context.now.toISOString(),
      firstName: offer.advertiser,
      lastName: '',
      company: offer.agency,
      phone: offer.phone,
      phoneKey: phoneKey(offer.phone),
      email: offer.email,
      message: `About ${formatOfferNumber(offer)}\n${text}`.trim(),
      country: offer.country,
      sessionId: offer.sessionId,
      accountId: offer.accountId,
      arrival: context.arrival ?? offer.arrival,
    },
    { id: newId('lea'), desk: offer.desk, dueAt: answerDue(kind, context.now).toISOString() },
  )
}
