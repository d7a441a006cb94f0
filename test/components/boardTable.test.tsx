import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ALL_RIGHTS } from '#domain/accounts/team/teamRole.ts'
import type { BoardRow } from '#domain/orders/admin/orderBoard.ts'
import { BoardTable } from '#client/pages/orders/admin/orders/BoardTable.tsx'
import { useSelectedOrders } from '#client/pages/orders/orders/useSelectedOrders.ts'
import { show } from './show.tsx'

const LONG = 'Donaudampfschifffahrtsgesellschaft and the winter coats of everybody in Austin'

const row = (at: number, more: Partial<BoardRow> = {}): BoardRow => ({
  orderId: `ord_${at}`,
  lineId: `lin_${at}`,
  number: `AMD-10000${at}`,
  position: 0,
  advertiser: LONG,
  name: LONG,
  type: 'campaign',
  mediaType: 'online_display',
  currency: 'CAD',
  totalMinor: 4_120_00,
  startDate: '2026-11-27',
  endDate: '2026-12-23',
  orderState: 'booked',
  state: 'running_with_modification',
  stateName: 'Running, modification in review',
  status: 'active_with_modification',
  pausedBy: null,
  rights: ALL_RIGHTS,
  flags: ['possible_underdelivery'],
  delivery: {
    bookedImpressions: 120_000,
    deliveredImpressions: 62_400,
    share: 0.52,
    timeShare: 0.73,
    recentDays: [],
  },
  createdAt: '2026-11-20T12:00:00.000Z',
  isDisputed: false,
  missingFormats: ['Leaderboard'],
  owner: { id: 'acc_1', name: 'Alex Chen' },
  desk: 'usa-canada',
  ...more,
})

const ROWS = [row(1), row(2, { owner: null, flags: [], missingFormats: [], pausedBy: 'buyer' })]

function Shown() {
  return (
    // The board's width next to the navigation, in a window of 1440 px.
    <div style={{ width: 1168 }}>
      <BoardTable rows={ROWS} hidden={[]} selected={useSelectedOrders()} />
    </div>
  )
}

it('shows each line in 37 pixels, with no horizontal overflow', async () => {
  await show(<Shown />)
  const heights = [...document.querySelectorAll('tbody tr')].map(
    (element) => element.getBoundingClientRect().height,
  )
  expect(heights.map((height) => Math.round(height))).toEqual([37, 37])
  const table = page.getByRole('region', { name: 'Lines' }).element()
  expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
})

it('names a missing format, the assignee and the desk', async () => {
  await show(<Shown />)
  const text = document.querySelector('tbody tr')?.textContent ?? ''
  expect(text).toContain('more: Missing: Leaderboard')
  expect(text).toContain('Alex Chen')
  expect(text).toContain('USA and Canada')
})

it('shows who paused a campaign', async () => {
  await show(<Shown />)
  const [, paused] = document.querySelectorAll('tbody tr')
  expect(paused?.textContent).toContain('Paused by the customer')
  expect(paused?.textContent).not.toContain('Running')
})

it('selects the focused line with Space', async () => {
  await show(<Shown />)
  const link = page.getByRole('link', { name: /^AMD-100001/ }).element()
  if (link instanceof HTMLElement) link.focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('checkbox', { name: /^Select AMD-100001/ })).toBeChecked()
})
