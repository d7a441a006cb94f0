import { changeOfferCall } from '#client/api/offerBoardCalls.ts'
import {
  type DeskOfferView,
  isRemindable,
  type OfferChangeOfDesk,
} from '#domain/offer/deskOffer.ts'
import { nextOfferState, SAID_LOST_NAMES } from '#domain/offer/offer.ts'
import { MAX_OFFER_NOTE } from '#domain/offer/offerLimits.ts'
import { NextSteps } from '../NextSteps.tsx'

/** What can be done with an offer now: sent again, its buyer reminded, a next step, lost. */
export function OfferSteps({
  offer,
  onAttempt,
}: {
  offer: DeskOfferView
  onAttempt: (call: () => Promise<unknown>) => Promise<boolean>
}) {
  const does = (change: OfferChangeOfDesk) => changeOfferCall(offer.id, change)
  return (
    <NextSteps
      planned={offer}
      maxNote={MAX_OFFER_NOTE}
      verbs={[
        ...(isRemindable(offer)
          ? [{ label: 'Remind buyer', does: (note: string) => does({ event: 'remind', note }) }]
          : []),
        ...(offer.state === 'open'
          ? [{ label: 'Send it again', does: (note: string) => does({ event: 'send', note }) }]
          : []),
      ]}
      onNote={(note) => does({ event: 'note', note })}
      onPlan={(note, on) => does({ event: 'plan', note, on })}
      end={
        nextOfferState(offer.state, 'lose')
          ? {
              label: 'Why',
              verb: 'It is lost',
              ways: SAID_LOST_NAMES,
              usual: 'price',
              does: (reason, note) => does({ event: 'lose', note, reason }),
            }
          : null
      }
      onAttempt={onAttempt}
    />
  )
}
