import { goToCheckout, payWithCard, pick } from '#test/support/commerce/shopper.ts'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'

/** The names of the media on the home page, and the headings of their booking pages. */
const MEDIA = ['Display', 'Mobile', 'Online video', 'Audio', 'Streaming TV', 'Billboards'] as const

for (const [at, medium] of MEDIA.entries()) {
  const method = at % 2 === 0 ? 'card' : 'invoice'
  test(`${medium}: from home to thank-you, paid by ${method}`, async ({ page }) => {
    test.slow()
    await page.goto('/en-US')
    const mini = page.getByRole('region', { name: 'Try it' })
    await mini.getByRole('combobox', { name: 'Medium' }).selectOption({ label: medium })
    await expect(mini.getByText(/\d people$/)).toBeVisible()
    await mini.getByRole('link', { name: 'Plan it' }).click()
    await expect(page).toHaveURL(/buy-self-service/)
    await expect(page.getByText('What limits you most').first()).toBeVisible()

    await page.getByRole('button', { name: 'Skip to Summary' }).click()
    await expect(page.getByRole('textbox', { name: 'Campaign name' })).toBeVisible()
    await page.getByRole('button', { name: 'Add to Shopping Cart' }).first().click()
    await expect(page).toHaveURL(/\/en-US\/cart$/)
    await expect(page.getByText(`${medium} campaign`)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Cart/ })).toContainText('1')

    await goToCheckout(page)
    if (method === 'invoice') {
      await pick(page, 'How do you want to pay?', /^Invoice/)
      await page.getByRole('button', { name: /^Place order/ }).click()
    } else {
      await page.getByRole('button', { name: /^Place order and pay/ }).click()
      await payWithCard(page, '4242')
    }
    await expect(page).toHaveURL(/checkout-thank-you/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
    await expect(page.getByText(/AMD-\d{5,}/).first()).toBeVisible()
    // Reloads the page as the mailed link opens it, without the announcement of the clicked button.
    await page.reload()
    await expect(page.getByText(/AMD-\d{5,}/).first()).toBeVisible()
    await expectAccessible(page)
    await page.goto('/en-US/cart')
    await expect(page.getByRole('heading', { name: 'Nothing in here yet' })).toBeVisible()
  })
}
