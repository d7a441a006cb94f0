// Pages on the narrowest phones: nothing overflows the window, and nothing floats over the last
// control.
import { sitePath } from '#content/sitePaths.ts'
import { expect, test } from '#test/support/foundation/browser/browserTest.ts'
import { logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'

const PAGES = [
  '/en-US',
  sitePath('plan', { section: 'online-display-digital-banner' }),
  sitePath('chooseMedium'),
  sitePath('cart'),
  sitePath('checkout'),
  sitePath('offer'),
  sitePath('mediaConsultation'),
  sitePath('regionOptions'),
  sitePath('sampleReport'),
  sitePath('login'),
  '/en-US/billboards-digital/price-budget-rates-cpm',
  `${sitePath('localHub', { section: 'billboards-digital' })}/united-states/texas/austin`,
]

const OWN_PAGES = [
  sitePath('team'),
  sitePath('editUser'),
  sitePath('myOrders'),
  `${sitePath('myOrders')}?view=calendar`,
  `${sitePath('myOrders')}?view=months`,
  sitePath('drafts'),
  sitePath('cart'),
  sitePath('approvals'),
  sitePath('savedCards'),
  sitePath('clients'),
  sitePath('statements'),
  sitePath('myInvoices'),
]

for (const width of [320, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 700 }, hasTouch: true })

    test('no page scrolls sideways, and the last control of each can be clicked', async ({
      page,
    }) => {
      for (const path of PAGES) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.locator('main .animate-pulse')).toHaveCount(0)
        await expectFits(page, `${path} at ${width}`)
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        const last = page.locator(':is(main, #foot) :is(a[href], button):visible').last()
        await last.click({ trial: true, timeout: 20_000 })
      }
    })

    test('no page of an account scrolls sideways', async ({ page, baseURL }) => {
      await logInAsCustomer(page.request, baseURL ?? '')
      for (const path of OWN_PAGES) {
        await page.goto(path)
        await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.locator('main .animate-pulse')).toHaveCount(0)
        await expectFits(page, `${path} at ${width}`)
      }
    })
  })
}

test.describe('while a person types on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true })

  test('the round button makes room for the keyboard', async ({ page }) => {
    await page.goto(sitePath('login'))
    const call = page.getByRole('button', { name: 'Call us' })
    await expect(call).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).focus()
    await expect(call).toBeHidden()
    await page.getByRole('textbox', { name: 'Email' }).blur()
    await expect(call).toBeVisible()
  })
})
