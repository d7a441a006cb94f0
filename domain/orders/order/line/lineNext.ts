import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { isPaused, openPause } from '../pause/pauseLine.ts'
import type { LineFacts } from './lineFlags.ts'

/**
 * The next step of a line in words, and whether it is the buyer's turn. Null if nothing is left to
 * do.
 */
export function lineNext(
  line: LineFacts & {
    startDate: string | null
    endDate: string | null
    /** ISO date: the latest end of a pause. */
    resumeDate?: string | null
  },
): { text: string; isBuyersTurn: boolean } | null {
  const buyer = (text: string) => ({ text, isBuyersTurn: true })
  const us = (text: string) => ({ text, isBuyersTurn: false })
  if (line.orderState === 'cancelled') return null
  if (isPaused(line)) {
    const moves = openPause(line.pauses)?.movesEnd === true
    const end = moves ? ' Its end moves by the paused days.' : ''
    const until = line.resumeDate ? ` on ${formatDay(line.resumeDate)} at the latest` : ''
    return us(`The campaign is paused until you resume it. It resumes by itself${until}.${end}`)
  }
  const starts = line.startDate ? ` The campaign starts on ${formatDay(line.startDate)}.` : ''
  switch (line.state) {
    case 'reserved':
      return buyer('Pay for the order. Until then your campaign is only reserved.')
    case 'awaiting_creatives':
      return buyer(`Upload your creatives. We review each one.${starts}`)
    case 'in_review':
      return us('We review your creatives and tell you the result.')
    case 'ready':
    case 'ready_with_modification':
      if (line.orderState === 'awaiting_invoice_payment')
        return buyer('Pay the invoice. The campaign starts once the payment arrives.')
      return us(`Everything is ready.${starts}`)
    case 'running':
    case 'running_with_modification':
      return us(`The campaign runs until ${line.endDate ? formatDay(line.endDate) : 'its end'}.`)
    case 'fell_short':
      return buyer(
        'It delivered less than booked. Choose a coupon for the rest, or let the campaign run on at no cost.',
      )
    case 'awaiting_brief':
      return buyer(
        'Send us your brief: what the ad should say, your logo and pictures. The clock starts when we receive it.',
      )
    case 'briefed':
      return us('We have your brief and start as soon as a designer is free.')
    case 'in_production':
      return us('We are making your ad and send it to you for approval.')
    case 'draft_ready':
      return buyer('Your draft is ready: accept it, or tell us what to change.')
    case 'changes_asked':
      return us('We are making the changes you asked for.')
    case 'ended':
    case 'stopped':
    case 'delivered':
    case 'cancelled':
      return null
    default:
      return line.state satisfies never
  }
}
