import { useState } from 'react'
import { moveLeadCall, noteLeadCall } from '#client/api/leadCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { DateField } from '#client/ui/DateField.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { TextArea } from '#client/ui/TextArea.tsx'
import { formatDay } from '#domain/calendar/calendarDay.ts'
import {
  LEAD_OUTCOME_NAMES,
  LEAD_OUTCOMES,
  leadAllows,
  type LeadOutcome,
} from '#domain/lead/lead.ts'
import type { LeadChange } from '#domain/lead/leadChange.ts'
import { MAX_LEAD_NOTE_LENGTH } from '#domain/lead/leadLimits.ts'
import type { LeadView } from '#domain/lead/leadView.ts'

const OUTCOMES = LEAD_OUTCOMES.map((id) => ({ id, label: LEAD_OUTCOME_NAMES[id] }))

/** What can be done with a lead now, each with a note: reached or not, what comes next, what came of it. */
export function LeadSteps({
  lead,
  onAttempt,
}: {
  lead: LeadView
  onAttempt: (call: () => Promise<unknown>) => Promise<boolean>
}) {
  const { id, state, nextStep, nextStepOn } = lead
  const [note, setNote] = useState('')
  const [on, setOn] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<LeadOutcome>('answered')
  const [isPending, setPending] = useState(false)
  const text = note.trim()
  const attempt = async (call: () => Promise<unknown>) => {
    setPending(true)
    if (await onAttempt(call)) setNote('')
    setPending(false)
  }
  const move = (change: LeadChange) => void attempt(() => moveLeadCall(id, change))
  const may = (event: LeadChange['event']) => leadAllows(state, event)
  return (
    <Card as="section" aria-label="What comes next" className="flex flex-col gap-4">
      <h3 className="text-subheading">What comes next</h3>
      {nextStepOn ? (
        <p className="wrap-anywhere">
          <strong>{formatDay(nextStepOn)}:</strong> {nextStep}
        </p>
      ) : null}
      <TextArea
        label="Note"
        rows={2}
        value={note}
        onChange={setNote}
        maxLength={MAX_LEAD_NOTE_LENGTH}
      />
      <div className="flex flex-wrap items-end gap-3">
        {may('reach') ? (
          <Button isDisabled={isPending} onPress={() => move({ event: 'reach', note: text })}>
            Reached
          </Button>
        ) : null}
        {may('miss') ? (
          <Button
            variant="secondary"
            isDisabled={isPending}
            onPress={() => move({ event: 'miss', note: text })}
          >
            No answer
          </Button>
        ) : null}
        {may('reopen') ? (
          <Button isDisabled={isPending} onPress={() => move({ event: 'reopen', note: text })}>
            Open again
          </Button>
        ) : null}
        <Button
          variant="secondary"
          isDisabled={isPending || text === ''}
          onPress={() => void attempt(() => noteLeadCall(id, text))}
        >
          Only note it
        </Button>
      </div>
      {may('plan') ? (
        <div className="flex flex-wrap items-end gap-3 border-t border-line pt-4">
          <DateField label="Next step on" value={on} onChange={setOn} />
          <Button
            variant="secondary"
            isDisabled={isPending || text === '' || on === null}
            onPress={() => {
              if (on !== null) move({ event: 'plan', note: text, on })
            }}
          >
            Plan the noted step
          </Button>
        </div>
      ) : null}
      {may('close') ? (
        <div className="flex flex-wrap items-end gap-3 border-t border-line pt-4">
          <NativeSelect label="Outcome" options={OUTCOMES} value={outcome} onChange={setOutcome} />
          <Button
            variant="secondary"
            isDisabled={isPending}
            onPress={() => move({ event: 'close', note: text, outcome })}
          >
            Close
          </Button>
        </div>
      ) : null}
    </Card>
  )
}
