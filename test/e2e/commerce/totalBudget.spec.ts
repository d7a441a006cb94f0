// One budget for all campaigns of a cart: proposed, applied and undone.
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a total budget changes all campaigns and is undone at ${size.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/en-US/media-consultation')
    const mix = page.getByRole('region', { name: 'Your first media mix' })
    await expect(mix.getByText('Your whole budget.')).toBeVisible()
    await mix.getByRole('button', { name: 'Add all to the cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    const summary = page.getByRole('region', { name: 'Summary' })
    await expect(summary.getByText('$5,000').first()).toBeVisible()

    await page.getByRole('button', { name: 'Split a total budget' }).click()
    const total = page.getByRole('region', { name: 'Total budget' })
    const slider = total.getByRole('slider', { name: 'Total for all campaigns' })
    await expect(slider).toHaveValue(/^5000/)
    await expect(total.getByText(/^The next \$100 would reach [\d,]+ more, with /)).toBeVisible()
    for (let press = 0; press < 10; press++) await slider.press('ArrowRight')
    await expect(total.getByText('$5,500').first()).toBeVisible()
    await expect(
      total.getByText(/^[\d,]+ more than with the budgets in your cart\.$/),
    ).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)

    await total.getByRole('button', { name: 'Use these budgets' }).click()
    await expect(page.getByText('The budgets were changed.')).toBeVisible()
    await expect(summary.getByText('$5,500').first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(summary.getByText('$5,000').first()).toBeVisible()
  })
}
