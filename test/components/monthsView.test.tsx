import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import MonthsView from '#client/pages/orders/orders/calendar/MonthsView.tsx'
import { show } from './show.tsx'

afterEach(() => vi.unstubAllGlobals())

it.each([320, 390, 1440])('shows all figures of each month at %i px', async (width) => {
  const months = ['2026-10', '2026-11'].map((month) => ({
    month,
    mediaType: 'online_display',
    spentUsdMinor: 123_456_78,
    delivered: 12_345_678,
  }))
  vi.stubGlobal('fetch', async () => Response.json({ months }))
  await show(<MonthsView clientId={null} />, { width, height: 900 })
  const box = page.getByRole('region', { name: 'Spend and delivery by month' }).last()
  await expect.element(box.getByText('12,345,678').first()).toBeVisible()
  const { scrollWidth, clientWidth } = box.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
