import { afterEach, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import CalendarView from '#client/pages/orders/orders/calendar/CalendarView.tsx'
import { show } from './show.tsx'

afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' })
})

it('begins with the week of the reader’s day, not of the day in UTC', async () => {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: 'America/Los_Angeles' })
  // Monday in UTC, but still Sunday in Los Angeles.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T03:00:00Z') })
  const asked = vi.fn<(address: string) => void>()
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    asked(input instanceof Request ? input.url : String(input))
    return Response.json({ from: '2026-11-23', to: '2027-02-14', flights: [], isCut: false })
  })
  await show(<CalendarView clientId={null} />)
  await expect
    .element(page.getByRole('status').first())
    .toHaveTextContent('Nov 23, 2026 to Feb 14, 2027')
  expect(asked.mock.calls.flat().join(' ')).toContain('from=2026-11-23')
})
