import { countAttempts } from '#database/queries/foundation/attempts.ts'
import { hasContactRequest, saveContactRequest } from '#database/queries/contact/contactRequests.ts'
import { isSessionOpenTo } from '#database/queries/contact/visitorLogins.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { LeadKind } from '#domain/sales/lead/lead.ts'
import { answerDue } from '#domain/sales/lead/leadDue.ts'
import { CONTACT_REQUESTS_A_DAY } from '#domain/sales/lead/leadLimits.ts'
import { phoneKey } from '#domain/foundation/phone/phoneCountries.ts'
import { deskOfCountry } from '#domain/contact/realtime/desk/desk.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { countMarkedRequest } from './countMarkedRequest.ts'
import { networkKey } from '#worker/operations/foundation/identity/networkKey.ts'
import { verifySession } from '#worker/operations/contact/verifySession.ts'

const DAY_MS = 24 * 60 * 60_000

interface TakenRequest {
  kind: LeadKind
  person: { phone: string; firstName: string; lastName: string; company: string }
  /** Null if the form does not ask for one. */
  email: string | null
  message: string
  /** The hidden field, which bots and some password managers fill in. */
  website?: string | undefined
  /** The browser's key of this request; null without one. */
  requestKey: string | null
  signedSessionId: string | undefined
  /** The visitor's country (ISO code), if known. */
  country: string | null
}

/**
 * Saves a callback or message request as a lead of the visitor's desk, once. A filled hidden field marks it as a
 * possible bot's. Raises too_many_attempts: the browser retries later.
 */
export async function receiveContactRequest(
  context: OperationContext,
  request: TakenRequest,
): Promise<void> {
  const { kind, person, message, requestKey, country } = request
  const { db } = context
  if (requestKey !== null && (await hasContactRequest(db, requestKey))) return
  const sessionId = await ownSession(context, request.signedSessionId)
  const isMarked = Boolean(request.website)
  await countRequest(context, sessionId)
  if (isMarked) await countMarkedRequest(context)
  const id = newId('ler')
  await saveContactRequest(
    db,
    {
      ...person,
      id,
      requestKey: requestKey ?? id,
      kind,
      at: context.now.toISOString(),
      phoneKey: phoneKey(person.phone),
      email: request.email?.toLowerCase() ?? null,
      message,
      country,
      sessionId,
      accountId: context.account?.id ?? null,
      arrival: context.arrival ?? null,
      isMarked,
    },
    {
      id: newId('lea'),
      desk: deskOfCountry(country ?? context.settings.COUNTRY),
      dueAt: answerDue(kind, context.now).toISOString(),
    },
  )
}

/** Session of the request; null without one of the sender's. */
async function ownSession(
  context: OperationContext,
  signedSessionId: string | undefined,
): Promise<string | null> {
  const sessionId = await verifySession(context, signedSessionId)
  if (sessionId === null) return null
  const accountId = context.account?.id ?? null
  return (await isSessionOpenTo(context.db, sessionId, accountId)) ? sessionId : null
}

/** Counts a request before it is saved, so that parallel ones count too. */
async function countRequest(context: OperationContext, sessionId: string | null): Promise<void> {
  const { db } = context
  const by = { now: context.now, windowMs: DAY_MS }
  const ofSession = sessionId === null ? [] : [`contact:${sessionId}`]
  const ofNetwork = `contact-from:${await networkKey(context)}`
  const counts = await countAttempts(db, [...ofSession, ofNetwork], by)
  const { session, network } = CONTACT_REQUESTS_A_DAY
  const isBeyond = ofSession.some((key) => (counts[key] ?? 0) > session)
  if (isBeyond || (counts[ofNetwork] ?? 0) > network) throw new ProductError('too_many_attempts')
}
