import { creativesDue } from './creativesDue.ts'
import type { OrderView } from '../orderView.types.ts'

/** A step after an order; `date` is an ISO date. */
export type NextStep =
  | { kind: 'pay_invoice'; date: string }
  | { kind: 'deliver_creatives'; lineId: string; date: string }
  | { kind: 'start'; lineId: string; date: string }
  | { kind: 'end'; lineId: string; date: string }
  | { kind: 'send_material'; lineId: string }

const ORDER_OF_KINDS = [
  'send_material',
  'deliver_creatives',
  'start',
  'end',
  'pay_invoice',
] as const

/**
 * The steps after an order, by date: creatives are due two working days before the start for
 * banners (Orders 7), and one working day for other media, to leave time for the review. Steps
 * without a date come first.
 */
export function nextSteps(order: Pick<OrderView, 'lines' | 'invoice' | 'totals'>): NextStep[] {
  const steps = order.lines.flatMap((line): NextStep[] => {
    if (line.type === 'adcreation') return [{ kind: 'send_material', lineId: line.id }]
    if (line.startDate === null || line.endDate === null) return []
    const due = creativesDue(line.mediaType, line.startDate)
    return [
      { kind: 'deliver_creatives', lineId: line.id, date: due },
      { kind: 'start', lineId: line.id, date: line.startDate },
      { kind: 'end', lineId: line.id, date: line.endDate },
    ]
  })
  const isOpen = order.invoice.state === 'open' && order.totals.totalMinor > 0
  if (isOpen) steps.push({ kind: 'pay_invoice', date: order.invoice.dueDate })
  const dateOf = (step: NextStep) => ('date' in step ? step.date : '')
  return steps.toSorted(
    (a, b) =>
      (dateOf(a) < dateOf(b) ? -1 : dateOf(a) > dateOf(b) ? 1 : 0) ||
      ORDER_OF_KINDS.indexOf(a.kind) - ORDER_OF_KINDS.indexOf(b.kind),
  )
}
