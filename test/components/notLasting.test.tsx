import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NotLastingNotice } from '#client/pages/commerce/CartNotices.tsx'
import { show } from './show.tsx'

const notice = page.getByText('Your cart will not last')

afterEach(() => {
  vi.restoreAllMocks()
})

it('warns that the cart is lost with the page where the browser has no storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })
  await show(<NotLastingNotice />)
  await expect.element(notice).toBeVisible()
})

it('shows no warning where the browser stores the cart', async () => {
  await show(<NotLastingNotice />)
  expect(notice.query()).toBeNull()
})
