import { listOffersOfLead } from '#database/queries/sales/leadsOfOffers.ts'
import { listNames } from '#database/queries/creatives/reviews.ts'
import type { LeadView } from '#domain/sales/lead/leadView.ts'
import { OFFER_STATE_NAMES } from '#domain/sales/offer/offer.ts'
import { formatOfferNumber } from '#domain/sales/offer/offerNumber.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deskPerson, doerName } from './deskPerson.ts'
import { openLead } from './openLead.ts'
import { readVisit } from './readVisit.ts'

/** A lead as its desk sees it. Raises no_access, lead_not_found. */
export async function readLead(context: OperationContext, id: string): Promise<LeadView> {
  const { lead, requests, entries, alike, markedIds } = await openLead(context, id)
  const { db } = context
  const sessionIds = new Set(requests.flatMap(({ sessionId }) => sessionId ?? []))
  const people = new Set([...entries.map(({ accountId }) => accountId), lead.ownerId ?? ''])
  const [names, visit, offers] = await Promise.all([
    listNames(db, [...people]),
    readVisit(context, [...sessionIds]),
    listOffersOfLead(db, id),
  ])
  const [last] = requests
  return {
    id: lead.id,
    desk: lead.desk,
    state: lead.state,
    dueAt: lead.dueAt,
    owner: deskPerson(lead.ownerId, names),
    outcome: lead.outcome,
    name: last ? `${last.firstName} ${last.lastName}`.trim() : '',
    company: last?.company ?? '',
    nextStep: lead.nextStep,
    nextStepOn: lead.nextStepOn,
    createdAt: lead.createdAt,
    requests: requests.map(({ firstName, lastName, ...request }) => ({
      id: request.id,
      kind: request.kind,
      at: request.at,
      name: `${firstName} ${lastName}`.trim(),
      company: request.company,
      phone: request.phone,
      email: request.email,
      message: request.message,
      country: request.country,
      arrival: request.arrival,
      isMarked: markedIds.has(request.id),
      chatSessionId: request.kind === 'chat' ? request.sessionId : null,
    })),
    entries: entries.map(({ id, at, accountId, event, note }) => ({
      id,
      at,
      by: doerName(accountId, names),
      event,
      note,
    })),
    visit,
    offers: offers.map((offer) => ({
      id: offer.id,
      number: formatOfferNumber(offer),
      stateName: OFFER_STATE_NAMES[offer.state],
      totalMinor: offer.totalMinor,
    })),
    alike,
  }
}
