import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { followOffer } from '#database/queries/sales/leadsOfOffers.ts'
import { queueOfferMail } from '#database/queries/sales/offerClock.ts'
import {
  changeOffer,
  isOfferEntryWritten,
  listOffersById,
  type OfferRow,
} from '#database/queries/sales/offers.ts'
import { releaseOfferSlots } from '#database/queries/planning/slotClaims.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { DoneAtOnce } from '#domain/sales/lead/atOnce.ts'
import {
  type DeskOfferView,
  isRemindable,
  type OfferChangeOfDesk,
} from '#domain/sales/offer/deskOffer.ts'
import { nextStepDue } from '#domain/sales/lead/leadDue.ts'
import { leadByOffer } from '#domain/sales/offer/leadOfOffer.ts'
import { nextOfferState, type OfferLostReason } from '#domain/sales/offer/offer.ts'
import { isOfferOver } from '#domain/sales/offer/offerValidity.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { eachAtOnce } from '../leads/atOnce.ts'
import { sendInJob } from '#worker/operations/foundation/mail/sendInJob.ts'
import { offerEntry, offersDesk, openDeskOffer, readDeskOffer } from './deskOffer.ts'

/** Mails that sales has sent about an offer. */
const MAILS = { send: 'offer_sent', remind: 'offer_reminder' } as const

/**
 * Records a sales action on an offer: a note, a next step, resent, reminded, lost. An unassigned offer is assigned to
 * the caller. Raises no_access, offer_not_found, invalid_input, offer_moved.
 */
export async function followUpOffer(
  context: OperationContext,
  id: string,
  change: OfferChangeOfDesk,
): Promise<DeskOfferView> {
  const { offer } = await openDeskOffer(context, id)
  refuseImpossible(offer, change, context.now)
  if (!(await follow(context, offer, change))) throw new ProductError('offer_moved')
  return await readDeskOffer(context, id)
}

/** Raises the reason why a change is impossible, unless it was a concurrent change. */
function refuseImpossible(offer: OfferRow, change: OfferChangeOfDesk, now: Date): void {
  if (change.event === 'plan' && nextStepDue(change.on) <= now)
    throw new ProductError('invalid_input', {
      fields: [{ path: 'on', message: 'Choose today or a later day.' }],
    })
  if (change.event !== 'remind') return
  if (offer.state !== 'open' || isOfferOver(offer, now))
    throw new ProductError('offer_moved', {
      message: 'This offer has ended, so its buyer cannot be reminded.',
    })
  if (!isRemindable(offer))
    throw new ProductError('offer_moved', {
      message: 'The buyer was already reminded of this version.',
    })
}

/** Reminds the buyers of several offers; skips offers with an earlier reminder or an ended one. Raises no_access. */
export async function remindBuyers(
  context: OperationContext,
  ids: readonly string[],
): Promise<DoneAtOnce> {
  offersDesk(context)
  const found = await listOffersById(context.db, ids)
  return await eachAtOnce(ids, found, (offer) =>
    follow(context, offer, { event: 'remind', note: '' }),
  )
}

/** False if this offer does not allow it now. */
async function follow(
  context: OperationContext,
  offer: OfferRow,
  change: OfferChangeOfDesk,
): Promise<boolean> {
  if (!isAllowed(offer, change.event, context.now)) return false
  const { db } = context
  const entry = { ...offerEntry(context, offer, change.note), event: change.event }
  const { id, at, accountId } = entry
  const mail = { id: newId('mai'), recipient: offer.email, offerId: offer.id, at }
  const kind = change.event === 'send' || change.event === 'remind' ? MAILS[change.event] : null
  const isChanged = await changeOffer(db, offer, {
    entry,
    set: {
      ...setBy(change, at),
      ownerId: offer.ownerId ?? accountId,
      answeredAt: offer.answeredAt ?? at,
    },
    more: [
      ...(kind ? [queueOfferMail(db, { ...mail, kind }, id)] : []),
      ...(change.event === 'lose' ? lost(db, offer, change, entry) : []),
    ],
  })
  if (isChanged && kind) sendInJob(context, mail.id)
  return isChanged
}

/** Releases its screens, and closes its lead as lost. */
function lost(
  db: Database,
  offer: OfferRow,
  { reason }: { reason: OfferLostReason },
  { id, at, accountId }: { id: string; at: string; accountId: string },
): Statement[] {
  const isLost = isOfferEntryWritten(id)
  const change = leadByOffer('lose', reason)
  const by = { entryId: newId('len'), at, accountId, note: 'The offer was lost.' }
  return [
    releaseOfferSlots(db, offer.id, isLost),
    ...followOffer(db, { of: { offerId: offer.id }, change, ...by }, isLost),
  ]
}

function isAllowed(offer: OfferRow, event: OfferChangeOfDesk['event'], now: Date): boolean {
  switch (event) {
    case 'lose':
      return nextOfferState(offer.state, 'lose') !== null
    case 'send':
      return offer.state === 'open'
    case 'remind':
      return isRemindable(offer) && !isOfferOver(offer, now)
    case 'note':
    case 'plan':
      return true
    default:
      return event satisfies never
  }
}

function setBy(change: OfferChangeOfDesk, at: string): Partial<OfferRow> {
  if (change.event === 'plan') return { nextStep: change.note, nextStepOn: change.on }
  if (change.event === 'remind') return { remindedAt: at }
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
