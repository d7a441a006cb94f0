import { connect } from '#database/connection.ts'
import { listOffersOver, listOffersToRemind, queueOfferMail } from '#database/queries/offerClock.ts'
import { changeOffer, deleteOffersBefore } from '#database/queries/offers.ts'
import { OFFER_LIFE_DAYS } from '#domain/offer/offerLimits.ts'
import { REMIND_DAYS_BEFORE } from '#domain/offer/offerValidity.ts'
import { newId } from '../../adapters/ids.ts'
import type { OperationContext } from '../../platform/env.ts'

const DAY_MS = 24 * 60 * 60_000
const OFFERS_A_RUN = 100

/** What the clock does with an offer, as it is written down. */
const byClock = (offerId: string, version: number, at: string) => ({
  id: newId('ofe'),
  offerId,
  version,
  at,
  accountId: null,
  note: '',
})

/** Job: notes the offers whose time is over. */
export async function expireOffers({ env, now }: OperationContext): Promise<void> {
  const db = connect(env.DB)
  const at = now.toISOString()
  for (const offer of await listOffersOver(db, at, OFFERS_A_RUN)) {
    const entry = { ...byClock(offer.id, offer.version, at), event: 'expire' as const }
    await changeOffer(db, offer, { entry, set: { state: 'expired' } })
  }
}

/** Job: reminds the buyers of offers whose last days have begun, each once. */
export async function remindOfOffers({ env, now }: OperationContext): Promise<void> {
  const db = connect(env.DB)
  const at = now.toISOString()
  // The last day itself and those before it.
  const endsBefore = new Date(now.getTime() + (REMIND_DAYS_BEFORE + 1) * DAY_MS).toISOString()
  for (const offer of await listOffersToRemind(db, { now: at, endsBefore }, OFFERS_A_RUN)) {
    const entry = { ...byClock(offer.id, offer.version, at), event: 'remind' as const }
    const { id: offerId, email: recipient } = offer
    const mail = { id: newId('mai'), kind: 'offer_reminder', recipient, offerId, at } as const
    await changeOffer(db, offer, {
      entry,
      set: { remindedAt: at },
      more: [queueOfferMail(db, mail, entry.id)],
    })
  }
}

/** Job: deletes offers that have outlived their stated time. */
export async function forgetOldOffers({ env, now }: OperationContext): Promise<void> {
  const before = new Date(now.getTime() - OFFER_LIFE_DAYS * DAY_MS).toISOString()
  await deleteOffersBefore(connect(env.DB), before, OFFERS_A_RUN)
}
