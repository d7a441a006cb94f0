import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { BILLBOARDS, openStep } from '#test/support/planning/planner.ts'

const LONDON = 'city_2643743'
const add = (page: Page) => page.getByRole('button', { name: 'Add to Shopping Cart' }).first()

/** Opens the default billboard plan of London at a step. */
async function planLondon(page: Page, step: string): Promise<void> {
  await page.goto(`${BILLBOARDS}?place=${LONDON}&step=${step}`)
  await expect(page).not.toHaveURL(/place=/)
}

test('the default billboard plan of London can be bought, and a second one shows how much fits', async ({
  page,
}) => {
  test.slow()
  // The region step is never opened: the default plan fits anyway.
  await planLondon(page, 'summary')
  await expect(page.getByText('Picked by hand')).toBeVisible()
  await add(page).click()
  await expect(page).toHaveURL(/\/en-US\/cart$/)
  await expect(page.getByRole('heading', { name: /London/ }).first()).toBeVisible()

  await planLondon(page, 'region')
  await expect(
    page.getByText(/Your cart, offers and unpaid orders hold \d+ slots already\./),
  ).toBeVisible()
  await expect(page.getByText(/\d+ of 0 slots: more than one cart holds/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /chat/i }).first()).toBeVisible()
  await expectAccessible(page)
  await openStep(page, 'Summary')
  await add(page).click()
  await expect(page).toHaveURL(/step=region|buy-self-service$/)
})

test('one click reduces a plan of all screens to those that fit', async ({ page }) => {
  await planLondon(page, 'region')
  const screens = page.getByRole('region', { name: 'Screens' })
  await expect(page.getByText(/^(\d+) of \1 slots that one cart holds/)).toBeVisible()
  await screens.getByRole('button', { name: 'All screens' }).click()
  const reduce = page.getByRole('button', { name: /^Keep the \d+ screens with the most views$/ })
  await reduce.click()
  await expect(reduce).toBeHidden()
  await expect(page.getByText(/^\d+ of \d+ slots that one cart holds/)).toBeVisible()
})
