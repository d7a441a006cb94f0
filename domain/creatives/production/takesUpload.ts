import { takesCreatives } from '#domain/orders/order/line/creativeEvent.ts'
import {
  nextLineState,
  type LineState,
  type OrderLineType,
} from '#domain/orders/order/line/lineState.ts'
import type { UploadPurpose } from '../upload/uploadSchema.ts'

interface Line {
  type: OrderLineType
  state: LineState
}

/** Whether the buyer can still edit the brief: production has not begun. */
export const takesBriefing = ({ type, state }: Line): boolean =>
  type === 'adcreation' && (state === 'awaiting_brief' || state === 'briefed')

/** Whether an ad is in production, from the order on: material and comments are accepted until it is delivered. */
export const isBeingMade = ({ type, state }: Line): boolean =>
  type === 'adcreation' && state !== 'reserved' && state !== 'delivered' && state !== 'cancelled'

/** Whether the desk can assemble the next draft. */
export const takesDraft = ({ type, state }: Line): boolean =>
  type === 'adcreation' && nextLineState(type, state, 'submit_draft') !== null

/** Whether a line currently accepts files of a purpose; only producers upload drafts. */
export function takesUpload(line: Line, purpose: UploadPurpose, isMaker: boolean): boolean {
  switch (purpose) {
    case 'creative':
      return takesCreatives(line)
    case 'briefing':
      return isBeingMade(line)
    case 'draft':
      return isMaker && takesDraft(line)
  }
}
