import { expect, it } from 'vitest'
import { ALL_LEADS, leadsPath, readLeadsAddress } from './leadsAddress.ts'
import { formatLeadDue } from './leadWords.ts'

const read = (query: string) => readLeadsAddress(new URLSearchParams(query))

it('the address of the leads round-trips, and leaves out defaults', () => {
  const address = {
    list: 'in_contact',
    desk: 'europe',
    owner: 'nobody',
    mark: 'marked',
    search: 'Lee & Sons',
    after: '2026-11-24T17:30:00.000Z!2026-11-24T16:30:00.000Z!lea_2',
    leadId: 'lea_0000000000000000000000Aa',
  } as const
  expect(read(leadsPath(address).split('?')[1] ?? '')).toEqual(address)
  expect(leadsPath(ALL_LEADS)).toBe('/en-US/admin/leads')
  expect(read('list=all&desk=asia&lead=<b>')).toEqual(ALL_LEADS)
})

it('shows a due time as the time left', () => {
  const now = Date.parse('2026-11-24T17:30:00Z')
  const words = (dueAt: string | null) => formatLeadDue(dueAt, now)
  expect(words(null)).toBe('')
  expect(words('2026-11-24T17:50:00.000Z')).toBe('due in 20 min')
  expect(words('2026-11-24T20:30:00.000Z')).toBe('due in 3 h')
  expect(words('2026-11-24T17:25:00.000Z')).toBe('overdue 5 min')
  expect(words('2026-11-24T14:30:00.000Z')).toBe('overdue 3 h')
  expect(words('2026-11-27T18:30:00.000Z')).toBe('due Fri 12:30 PM CST')
  expect(words('2026-12-04T18:30:00.000Z')).toBe('due Fri, Dec 4, 2026')
  expect(words('2026-11-20T18:30:00.000Z')).toBe('overdue since Fri, Nov 20, 2026')
  const summer = Date.parse('2026-07-01T17:30:00Z')
  expect(formatLeadDue('2026-07-03T18:30:00.000Z', summer)).toBe('due Fri 1:30 PM CDT')
})
