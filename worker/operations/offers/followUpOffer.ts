import { connect } from '#database/connection.ts'
import { queueOfferMail } from '#database/queries/offerClock.ts'
import { changeOffer, isOfferEntryWritten, type OfferRow } from '#database/queries/offers.ts'
import { listAccountsWithRole } from '#database/queries/productions.ts'
import { releaseOfferSlots } from '#database/queries/slotClaims.ts'
import { rolesThatCan } from '#domain/account/capability.ts'
import { ProductError } from '#domain/errors/productError.ts'
import type { DeskOfferView, OfferChangeOfDesk } from '#domain/offer/deskOffer.ts'
import { nextOfferState } from '#domain/offer/offer.ts'
import { newId } from '../../adapters/ids.ts'
import type { OperationContext } from '../../platform/env.ts'
import { sendDueMails } from '../mail/sendDueMails.ts'
import { offersDesk, openDeskOffer, readDeskOffer } from './deskOffer.ts'

/** Says who follows an offer up; null: nobody yet. Raises offer_moved, and no_access also for who may not. */
export async function assignOffer(
  context: OperationContext,
  id: string,
  ownerId: string | null,
): Promise<DeskOfferView> {
  const account = offersDesk(context)
  const { offer } = await openDeskOffer(context, id)
  const db = connect(context.env.DB)
  const people = await listAccountsWithRole(db, rolesThatCan('followUpOffers'))
  const owner = people.find((person) => person.id === ownerId)
  if (ownerId !== null && !owner) throw new ProductError('no_access')
  const entry = entryOf(context, offer, { accountId: account.id, note: owner?.name ?? '' })
  const change = { entry: { ...entry, event: 'assign' as const }, set: { ownerId } }
  if (!(await changeOffer(db, offer, change))) throw new ProductError('offer_moved')
  return await readDeskOffer(context, id)
}

/**
 * Writes down what sales did with an offer: a note, a next step, sent again, lost. Who does something with one that is
 * nobody's has it from then on. Raises no_access, offer_not_found, offer_moved.
 */
export async function followUpOffer(
  context: OperationContext,
  id: string,
  change: OfferChangeOfDesk,
): Promise<DeskOfferView> {
  const account = offersDesk(context)
  const { offer } = await openDeskOffer(context, id)
  const { event, note } = change
  const isAllowed =
    event === 'lose'
      ? nextOfferState(offer.state, 'lose') !== null
      : event !== 'send' || offer.state === 'open'
  if (!isAllowed) throw new ProductError('offer_moved')
  const db = connect(context.env.DB)
  const entry = { ...entryOf(context, offer, { accountId: account.id, note }), event }
  const { at } = entry
  const mail = { id: newId('mai'), recipient: offer.email, offerId: id, at }
  const isChanged = await changeOffer(db, offer, {
    entry,
    set: {
      ...setBy(change),
      ownerId: offer.ownerId ?? account.id,
      answeredAt: offer.answeredAt ?? at,
    },
    more:
      event === 'send'
        ? [queueOfferMail(db, { ...mail, kind: 'offer_sent' }, entry.id)]
        : event === 'lose'
          ? [releaseOfferSlots(db, id, isOfferEntryWritten(entry.id))]
          : [],
  })
  if (!isChanged) throw new ProductError('offer_moved')
  if (event === 'send') context.waitUntil(sendDueMails(context, { id: mail.id }))
  return await readDeskOffer(context, id)
}

const entryOf = (
  { now }: OperationContext,
  { id: offerId, version }: OfferRow,
  { accountId, note }: { accountId: string; note: string },
) => ({ id: newId('ofe'), offerId, at: now.toISOString(), accountId, version, note })

function setBy(change: OfferChangeOfDesk): Partial<OfferRow> {
  if (change.event === 'plan') return { nextStep: change.note, nextStepOn: change.on }
  if (change.event === 'lose')
    return {
      state: 'lost',
      lostReason: change.reason,
      nextStep: '',
      nextStepOn: null,
      heldUntil: null,
    }
  return {}
}
