// A buyer repeats a paid order every month, reads its consent, and cancels it.
import { personIn } from '#test/support/accounts/browserPerson.ts'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { austinPlan, book } from '#test/support/orders/bookedOrders.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

test('a buyer starts a standing order with consent, finds it again, and cancels it', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const origin = baseURL ?? ''
  // A saved card of the demo customer would be offered in every other test that pays.
  const { page, close } = await personIn(browser, origin, 'Sara')
  const { id, number } = await book(page.request, origin, {
    plans: [austinPlan('online_display')],
  })
  const saved = await page.request.post(`${origin}/api/cards/test-cards`, {
    data: {
      ownerKind: 'account',
      card: { number: '4242424242424242', expiry: '12/34', cvc: '123' },
      accept: null,
    },
    headers: { origin },
  })
  expect(saved.ok()).toBe(true)

  await page.goto(`/en-US/my-orders/${id}`)
  await page.getByRole('button', { name: 'Repeat every month' }).click()
  const dialog = page.getByRole('dialog', { name: 'Repeat every month' })
  await dialog.getByRole('combobox', { name: 'Day of the month' }).selectOption('5')
  const start = dialog.getByRole('button', { name: 'Start the standing order' })
  await expect(start).toBeDisabled()
  const consent = dialog.getByRole('checkbox', { name: /I authorize AdMarket Direct to charge/ })
  await consent.press('Space')
  await expect(start).toBeEnabled()
  // Other terms need another consent.
  await dialog.getByRole('textbox', { name: 'Highest total with tax' }).fill('900')
  await dialog.getByRole('textbox', { name: 'Highest total with tax' }).blur()
  await expect(start).toBeDisabled()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    await expectFits(page)
  }
  await consent.press('Space')
  await start.click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Standing order ${number}`)
  await expect(page.getByText(/at most \$900\.00 with tax/)).toBeVisible()
  await expect(page.getByText('Day 5 of each month', { exact: true })).toBeVisible()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    await expectFits(page)
  }

  await page.goto('/en-US/my-orders')
  await page.getByRole('link', { name: 'Standing orders' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Standing orders')
  await expectAccessible(page)
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('button', { name: 'Change the terms' }).click()
  const changed = page.getByRole('dialog', { name: 'Change the standing order' })
  await expect(changed.getByRole('combobox', { name: 'Day of the month' })).toHaveValue('5')
  await changed.getByRole('combobox', { name: 'Day of the month' }).selectOption('6')
  await changed.getByRole('checkbox', { name: /on day 6 of each month/ }).press('Space')
  await changed.getByRole('button', { name: 'Agree to the new terms' }).click()
  await expect(page.getByText('Day 6 of each month', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the standing order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel it' }).click()
  await expect(page.getByText('You canceled it.')).toBeVisible()
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()

  // The link of an announcement opens nothing without its signature.
  await page.context().clearCookies()
  await page.goto('/en-US/standing-order/sto_000000000000000000000000?token=str_0.forged')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Log in to see this standing order',
  )
  await close()
})
