import { z } from 'zod'
import { LEAD_OUTCOMES, LEAD_TRANSITIONS, type LeadState } from './lead.ts'
import { callAgainDue, nextStepDue } from './leadDue.ts'
import { MAX_LEAD_NOTE_LENGTH } from './leadLimits.ts'

const note = z.string().trim().max(MAX_LEAD_NOTE_LENGTH).default('')

/** A past or planned action of the desk on a lead. */
export const leadChangeSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('reach'), note }),
  z.object({ event: z.literal('miss'), note }),
  z.object({
    event: z.literal('plan'),
    note: note.pipe(z.string().min(1)),
    /** Its day, in the desk's zone. */
    on: z.iso.date(),
  }),
  z.object({ event: z.literal('close'), note, outcome: z.enum(LEAD_OUTCOMES) }),
  z.object({ event: z.literal('reopen'), note }),
])
export type LeadChange = z.output<typeof leadChangeSchema>

/** The fields that a change sets on a lead in a state that allows it. */
export function leadAfter(change: LeadChange, state: LeadState, now: Date) {
  const to: LeadState = LEAD_TRANSITIONS[change.event].to ?? state
  const nothingPlanned = { nextStep: '', nextStepOn: null }
  switch (change.event) {
    case 'reach':
    case 'reopen':
      return { ...nothingPlanned, state: to, dueAt: null, outcome: null }
    case 'miss':
      return { state: to, dueAt: callAgainDue(now).toISOString() }
    case 'plan': {
      const { note: nextStep, on: nextStepOn } = change
      return { state: to, dueAt: nextStepDue(nextStepOn).toISOString(), nextStep, nextStepOn }
    }
    case 'close':
      return { ...nothingPlanned, state: to, dueAt: null, outcome: change.outcome }
    default:
      return change satisfies never
  }
}
