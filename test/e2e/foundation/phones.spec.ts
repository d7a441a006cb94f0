// Pages on the narrowest phones: nothing beside the window, nothing that floats over the last control.
import { sitePath } from '#content/sitePaths.ts'
import { expect, test } from '#test/support/foundation/browser/browserTest.ts'
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

for (const width of [320, 390]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 700 }, hasTouch: true })

    test('no page scrolls sideways, and the last control of each can be pressed', async ({
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
  })
}

test.describe('while somebody types on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true })

  test('the round button leaves the room to the keyboard', async ({ page }) => {
    await page.goto(sitePath('login'))
    const call = page.getByRole('button', { name: 'Call us' })
    await expect(call).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).focus()
    await expect(call).toBeHidden()
    await page.getByRole('textbox', { name: 'Email' }).blur()
    await expect(call).toBeVisible()
  })
})
