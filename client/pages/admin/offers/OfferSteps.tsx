import { useState } from 'react'
import { changeOfferCall } from '#client/api/offerBoardCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { DateField } from '#client/ui/DateField.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { formatDay } from '#domain/calendar/calendarDay.ts'
import type { DeskOfferView, OfferChangeOfDesk } from '#domain/offer/deskOffer.ts'
import {
  nextOfferState,
  OFFER_LOST_NAMES,
  OFFER_LOST_REASONS,
  type OfferLostReason,
} from '#domain/offer/offer.ts'
import { MAX_OFFER_NOTE } from '#domain/offer/offerLimits.ts'

const REASONS = OFFER_LOST_REASONS.map((id) => ({ id, label: OFFER_LOST_NAMES[id] }))

/** What can be done with an offer now, each with a note: a next step, sent again, lost. */
export function OfferSteps({
  offer,
  onAttempt,
}: {
  offer: DeskOfferView
  onAttempt: (call: () => Promise<unknown>) => Promise<boolean>
}) {
  const { id, state, nextStep, nextStepOn } = offer
  const [note, setNote] = useState('')
  const [on, setOn] = useState<string | null>(null)
  const [reason, setReason] = useState<OfferLostReason>('price')
  const [isPending, setPending] = useState(false)
  const text = note.trim()
  const change = async (wanted: OfferChangeOfDesk) => {
    setPending(true)
    if (await onAttempt(() => changeOfferCall(id, wanted))) setNote('')
    setPending(false)
  }
  return (
    <Card as="section" aria-label="What comes next" className="flex flex-col gap-4">
      <h3 className="text-subheading">What comes next</h3>
      {nextStepOn ? (
        <p className="wrap-anywhere">
          <strong>{formatDay(nextStepOn)}:</strong> {nextStep}
        </p>
      ) : null}
      <TextArea label="Note" rows={2} value={note} onChange={setNote} maxLength={MAX_OFFER_NOTE} />
      <div className="flex flex-wrap items-end gap-3">
        <Button
          variant="secondary"
          isDisabled={isPending || text === ''}
          onPress={() => void change({ event: 'note', note: text })}
        >
          Only note it
        </Button>
        <DateField label="Next step on" value={on} onChange={setOn} />
        <Button
          variant="secondary"
          isDisabled={isPending || text === '' || on === null}
          onPress={() => {
            if (on !== null) void change({ event: 'plan', note: text, on })
          }}
        >
          Plan the noted step
        </Button>
      </div>
      <div className="flex flex-wrap items-end gap-3 border-t border-line pt-4 empty:hidden">
        {state === 'open' ? (
          <Button
            variant="secondary"
            isDisabled={isPending}
            onPress={() => void change({ event: 'send', note: text })}
          >
            Send it again
          </Button>
        ) : null}
        {nextOfferState(state, 'lose') ? (
          <>
            <NativeSelect label="Why" options={REASONS} value={reason} onChange={setReason} />
            <Button
              variant="secondary"
              isDisabled={isPending}
              onPress={() => void change({ event: 'lose', note: text, reason })}
            >
              It is lost
            </Button>
          </>
        ) : null}
      </div>
    </Card>
  )
}
