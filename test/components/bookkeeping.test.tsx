import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Bookkeeping } from '#client/pages/orders/admin/invoices/Bookkeeping.tsx'
import { show } from './show.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('offers the month before the seller’s, wherever the reader is', async () => {
  // Only in Auckland it is already December.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T12:00:00Z') })
  vi.stubGlobal('fetch', async () =>
    Response.json({ settings: { sellerTimeZone: 'Pacific/Auckland' } }),
  )
  await show(<Bookkeeping />)
  await expect
    .element(page.getByRole('link', { name: 'Export' }))
    .toHaveAttribute('download', 'invoices-2026-11-01-2026-11-30.csv')
})
