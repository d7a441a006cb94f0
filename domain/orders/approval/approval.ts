import { z } from 'zod'
import { amountMinorSchema } from '#domain/foundation/money/money.ts'
import { withoutInvisible } from '#domain/foundation/forms/visibleText.ts'
import { idPattern } from '#domain/foundation/ids/idPattern.ts'

/** Stored states of a request for the approval of an order. */
export const APPROVAL_STATES = ['waiting', 'approved', 'denied', 'withdrawn'] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

/** A state as displayed: an undecided request expires. */
export type ShownApprovalState = ApprovalState | 'expired'

export const APPROVAL_STATE_NAMES: Record<ShownApprovalState, string> = {
  waiting: 'Waiting for approval',
  approved: 'Approved',
  denied: 'Denied',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}

/** Number of days in which a request can be decided. */
export const APPROVAL_DAYS = 14
/** Number of days for which a request is stored. */
export const APPROVAL_LIFE_DAYS = 90
/** Maximum number of waiting requests of one member. */
export const MAX_WAITING_APPROVALS = 20

const NOTE_LENGTH = 500

/** The state of a request at a moment. `expiresAt` is ISO, UTC. */
export const shownApprovalState = (
  { state, expiresAt }: { state: ApprovalState; expiresAt: string },
  now: Date,
): ShownApprovalState => (state === 'waiting' && expiresAt <= now.toISOString() ? 'expired' : state)

/** The requester's note to the approver. */
export const approvalNoteSchema = z.string().trim().max(NOTE_LENGTH).default('')

/** An approval with the price that the approver saw, in the currency of the request. */
export const approvalAnswerSchema = z.object({ expectedTotalMinor: amountMinorSchema })

export const approvalDenialSchema = z.object({
  reason: z
    .string()
    .trim()
    .max(NOTE_LENGTH)
    .refine(
      (text) => text.length > NOTE_LENGTH || withoutInvisible(text) !== '',
      'Please give a reason.',
    ),
})

const SIGNATURE = /^[\w-]{43}$/

/** The token of a mailed request: its id, the recipient's member id, and our signature. */
export const approvalTokenSchema = z.string().refine((token) => {
  const [id = '', memberId = '', signature = '', ...rest] = token.split('.')
  return (
    rest.length === 0 &&
    idPattern('oap').test(id) &&
    idPattern('tmm').test(memberId) &&
    SIGNATURE.test(signature)
  )
})
