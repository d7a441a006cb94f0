import { describe, expect, it } from 'vitest'
import type { OrderLineView, OrderView } from '../orderView.types.ts'
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

describe('the steps after an order', () => {
  it('have banners due two working days before the start, across a weekend', () => {
    expect(nextSteps(order([line({})]))).toEqual([
      { kind: 'deliver_creatives', lineId: 'line', date: '2026-12-03' },
      { kind: 'start', lineId: 'line', date: '2026-12-07' },
      { kind: 'end', lineId: 'line', date: '2026-12-31' },
    ])
  })
  it('have other creatives due a working day before the start', () => {
    const [first] = nextSteps(order([line({ mediaType: 'ctv' })]))
    expect(first).toEqual({ kind: 'deliver_creatives', lineId: 'line', date: '2026-12-04' })
  })
  it('have the material of an ad creation first and an open invoice on its day', () => {
    const steps = nextSteps(order([line({}), line({ id: 'ad', type: 'adcreation' })], 'open'))
    expect(steps.map(({ kind }) => kind)).toEqual([
      'send_material',
      'deliver_creatives',
      'pay_invoice',
      'start',
      'end',
    ])
  })

  it('are sorted by date over all lines, and within a day by time', () => {
    const later = line({ id: 'later', startDate: '2026-12-31', endDate: '2027-01-05' })
    const open = order([line({}), later], 'open')
    const steps = nextSteps({ ...open, invoice: { ...open.invoice, dueDate: '2026-12-31' } })
    expect(steps.map((step) => `${'date' in step ? step.date : ''} ${step.kind}`)).toEqual([
      '2026-12-03 deliver_creatives',
      '2026-12-07 start',
      '2026-12-29 deliver_creatives',
      '2026-12-31 start',
      '2026-12-31 end',
      '2026-12-31 pay_invoice',
      '2027-01-05 end',
    ])
  })
  it('omit dates of a line without them, and an invoice over nothing', () => {
    expect(nextSteps(order([line({ startDate: null })]))).toEqual([])
    expect(nextSteps(order([line({ endDate: null })]))).toEqual([])
    const free = { ...order([], 'open'), totals: { totalMinor: 0 } } as OrderView
    expect(nextSteps(free)).toEqual([])
  })
})
