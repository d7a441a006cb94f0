import { changeOfferCall } from '#client/api/sales/offerBoardCalls.ts'
import {
  type DeskOfferView,
  isRemindable,
  type OfferChangeOfDesk,
} from '#domain/sales/offer/deskOffer.ts'
import { nextOfferState, SAID_LOST_NAMES } from '#domain/sales/offer/offer.ts'
import { MAX_OFFER_NOTE } from '#domain/sales/offer/offerLimits.ts'
import { NextSteps } from '#client/pages/foundation/admin/NextSteps.tsx'
import type { Attempt } from '#client/pages/foundation/admin/useAttempt.ts'

const VERBS = [
  { label: 'Send it again', event: 'send' },
  { label: 'Remind buyer', event: 'remind' },
] as const

/** The actions on an offer: resend, remind, plan a step, close as lost. */
export function OfferSteps({ offer, onAttempt }: { offer: DeskOfferView; onAttempt: Attempt }) {
  const does = (change: OfferChangeOfDesk) => changeOfferCall(offer.id, change)
  return (
    <NextSteps
      subject={offer.id}
      planned={offer}
      maxNote={MAX_OFFER_NOTE}
      verbs={VERBS.filter(({ event }) =>
        event === 'send' ? offer.state === 'open' : isRemindable(offer),
      ).map(({ label, event }) => ({
        label,
        isUsual: false,
        does: (note) => does({ event, note }),
      }))}
      onNote={(note) => does({ event: 'note', note })}
      onPlan={(note, on) => does({ event: 'plan', note, on })}
      end={
        nextOfferState(offer.state, 'lose')
          ? {
              label: 'Why',
              verb: 'Mark as lost',
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
