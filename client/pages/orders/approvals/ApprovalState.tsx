import { APPROVAL_STATE_NAMES, type ShownApprovalState } from '#domain/orders/approval/approval.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'

const TONES: Record<ShownApprovalState, BadgeTone> = {
  waiting: 'warning',
  approved: 'success',
  denied: 'error',
  withdrawn: 'neutral',
  expired: 'neutral',
}

/** The state of a request. */
export const ApprovalState = ({ state }: { state: ShownApprovalState }) => (
  <Badge tone={TONES[state]}>{APPROVAL_STATE_NAMES[state]}</Badge>
)
