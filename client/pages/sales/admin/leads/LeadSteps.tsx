import { moveLeadCall, addLeadNoteCall } from '#client/api/sales/leadCalls.ts'
import { LEAD_OUTCOME_NAMES, leadAllows, type LeadEvent } from '#domain/sales/lead/lead.ts'
import { MAX_LEAD_NOTE_LENGTH } from '#domain/sales/lead/leadLimits.ts'
import type { LeadView } from '#domain/sales/lead/leadView.ts'
import { NextSteps } from '#client/pages/foundation/admin/NextSteps.tsx'
import type { Attempt } from '#client/pages/foundation/admin/useAttempt.ts'

const VERBS = [
  { label: 'Reached', event: 'reach' },
  { label: 'No answer', event: 'miss' },
  { label: 'Reopen', event: 'reopen' },
] as const

/** The actions on a lead: reached or not, the next step, the outcome. */
export function LeadSteps({ lead, onAttempt }: { lead: LeadView; onAttempt: Attempt }) {
  const { id, state } = lead
  const may = (event: LeadEvent) => leadAllows(state, event)
  return (
    <NextSteps
      subject={id}
      planned={lead}
      maxNote={MAX_LEAD_NOTE_LENGTH}
      verbs={VERBS.filter(({ event }) => may(event)).map(({ label, event }) => ({
        label,
        isUsual: event !== 'miss',
        does: (note) => moveLeadCall(id, { event, note }),
      }))}
      onNote={(note) => addLeadNoteCall(id, note)}
      onPlan={may('plan') ? (note, on) => moveLeadCall(id, { event: 'plan', note, on }) : null}
      end={
        may('close')
          ? {
              label: 'Outcome',
              verb: 'Close',
              ways: LEAD_OUTCOME_NAMES,
              usual: 'answered',
              does: (outcome, note) => moveLeadCall(id, { event: 'close', note, outcome }),
            }
          : null
      }
      onAttempt={onAttempt}
    />
  )
}
