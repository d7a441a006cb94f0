import { describe, expect, it } from 'vitest'
import type { OrderLineView, OrderView } from './orderView.types.ts'
import { nextSteps } from './nextSteps.ts'

const line = (changes: Partial<OrderLineView>) =>
  ({
    id: 'line',
    type: 'campaign',
    mediaType: 'online_display',
    startDate: '2026-12-07',
    endDate: '2026-12-31',
    ...changes,
  }) as OrderLineView

const order = (lines: OrderLineView[], invoiceState: 'open' | 'paid' = 'paid') =>
  ({
    lines,
    invoice: { id: 'inv_1', number: 'I', state: invoiceState, dueDate: '2026-12-05' },
    totals: { totalMinor: 100 },
  }) as OrderView

describe('what comes after an order', () => {
  it('wants banners two working days before the start, over a weekend', () => {
    expect(nextSteps(order([line({})]))).toEqual([
      { kind: 'deliver_creatives', lineId: 'line', date: '2026-12-03' },
      { kind: 'start', lineId: 'line', date: '2026-12-07' },
      { kind: 'end', lineId: 'line', date: '2026-12-31' },
    ])
  })
  it('wants other creatives a working day before the start', () => {
    const [first] = nextSteps(order([line({ mediaType: 'ctv' })]))
    expect(first).toEqual({ kind: 'deliver_creatives', lineId: 'line', date: '2026-12-04' })
  })
  it('puts the material of an ad creation first and an open invoice on its day', () => {
    const steps = nextSteps(order([line({}), line({ id: 'ad', type: 'adcreation' })], 'open'))
    expect(steps.map(({ kind }) => kind)).toEqual([
      'send_material',
      'deliver_creatives',
      'pay_invoice',
      'start',
      'end',
    ])
  })
})
