import {
  listOffersOver,
  listOffersToRemind,
  queueOfferMail,
} from '#database/queries/sales/offerClock.ts'
import { changeOffer, deleteOffersBefore } from '#database/queries/sales/offers.ts'
import { OFFER_LIFE_DAYS } from '#domain/sales/offer/offerLimits.ts'
import { REMIND_DAYS_BEFORE } from '#domain/sales/offer/offerValidity.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'

const DAY_MS = 24 * 60 * 60_000
export const OFFERS_A_RUN = 100

/** Log entry of a job's action on an offer. */
const byClock = (offerId: string, version: number, at: string) => ({
  id: newId('ofe'),
  offerId,
  version,
  at,
  accountId: null,
  note: '',
})

/** Job: expires offers past their last day; returns how many. */
export async function expireOffers({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<number> {
  const at = now.toISOString()
  const over = await listOffersOver(db, at, OFFERS_A_RUN)
  for (const offer of over) {
    const entry = { ...byClock(offer.id, offer.version, at), event: 'expire' as const }
    await changeOffer(db, offer, { entry, set: { state: 'expired' } })
  }
  return over.length
}

/** Job: reminds buyers of offers in their last days, once each; returns how many. */
export async function remindOfOffers({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<number> {
  const at = now.toISOString()
  // The last day and the days before it.
  const endsBefore = new Date(now.getTime() + (REMIND_DAYS_BEFORE + 1) * DAY_MS).toISOString()
  const due = await listOffersToRemind(db, { now: at, endsBefore }, OFFERS_A_RUN)
  for (const offer of due) {
    const entry = { ...byClock(offer.id, offer.version, at), event: 'remind' as const }
    const { id: offerId, email: recipient } = offer
    const mail = { id: newId('mai'), kind: 'offer_reminder', recipient, offerId, at } as const
    await changeOffer(db, offer, {
      entry,
      set: { remindedAt: at },
      more: [queueOfferMail(db, mail, entry.id)],
    })
  }
  return due.length
}

/** Job: deletes offers past their retention; returns how many. */
export async function purgeOldOffers({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<number> {
  const before = new Date(now.getTime() - OFFER_LIFE_DAYS * DAY_MS).toISOString()
  return await deleteOffersBefore(db, before, OFFERS_A_RUN)
}
