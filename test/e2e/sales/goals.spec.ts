// A campaign that starts from a goal and a trade, at both widths.
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a goal and a trade lead to campaigns in the cart at ${size.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/en-US/media-consultation')
    const wish = page.getByRole('region', { name: 'What you want' })
    const mix = page.getByRole('region', { name: 'Your first media mix' })
    await expect(mix.getByText('Your whole budget.')).toBeVisible()

    await wish.getByRole('combobox', { name: 'Goal' }).selectOption('More people in my shop')
    await wish.getByRole('combobox', { name: 'Trade' }).selectOption('Bakery or café')
    await expect(wish.getByText('People rarely travel far for bread or coffee.')).toBeVisible()
    await expect(wish.getByRole('checkbox', { name: 'Streaming TV' })).not.toBeChecked()
    await expect(wish.getByRole('checkbox', { name: 'Mobile' })).toBeChecked()
    await expect(wish.getByRole('combobox', { name: 'Hours' })).toHaveValue('daytime')
    const advice = wish.getByText(/^We recommend \$[\d,]+\. It reaches [\d,]+ people/)
    await expect(advice).toContainText('within 3 miles of Austin, Texas')
    await expectFits(page)
    await expectAccessible(page)

    const [, budget = ''] = /recommend (\$[\d,]+)\./.exec((await advice.textContent()) ?? '') ?? []
    await wish.getByRole('button', { name: `Use ${budget}` }).click()
    await expect(mix.getByText(budget, { exact: true }).first()).toBeVisible()
    await expect(mix.getByText('Your whole budget.')).toBeVisible()

    await wish.getByRole('checkbox', { name: 'Mobile' }).click({ force: true })
    await expect(mix.getByRole('heading', { level: 3, name: 'Mobile' })).toHaveCount(0)
    await wish.getByRole('checkbox', { name: 'Mobile' }).click({ force: true })
    await expect(mix.getByRole('heading', { level: 3, name: 'Mobile' })).toBeVisible()

    const media = await mix.getByRole('heading', { level: 3 }).count()
    await mix.getByRole('button', { name: 'Add all to the cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(media)
    const summary = page.getByRole('region', { name: 'Summary' })
    await expect(summary.getByText(budget).first()).toBeVisible()
  })
}

test('the planner opens a medium of the mix with the trade’s hours', async ({ page }) => {
  await page.goto('/en-US/media-consultation')
  await page.getByRole('combobox', { name: 'Trade' }).selectOption('Pharmacy')
  const mix = page.getByRole('region', { name: 'Your first media mix' })
  await page.getByRole('checkbox', { name: 'Billboards' }).click({ force: true })
  await mix.getByRole('link', { name: 'Plan it: Mobile' }).click()
  await expect(page).toHaveURL(/mobile/)
  await expect(page.getByText('Every day, 6am to 10pm').first()).toBeVisible()
})

for (const from of ['/en-US/', '/en-US/online-digital-marketing/buy-self-service']) {
  test(`a goal can be started from ${from}`, async ({ page }) => {
    await page.goto(from)
    await page.getByRole('main').getByRole('link', { name: 'Start from your goal' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Media consultation' })).toBeVisible()
  })
}
