import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { austinPlan, book, logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'

const LIST = '/en-US/my-orders'

test.beforeEach(async ({ page, baseURL }) => {
  await logInAsCustomer(page.request, baseURL ?? '')
})

/** A name that no other test's order has. */
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

test('a campaign is paused after a confirmation, and resumed with one click', async ({
  page,
  baseURL,
}) => {
  const name = unique('Paused')
  const { id } = await book(page.request, baseURL ?? '', {
    plans: [austinPlan('online_display', { name })],
  })
  await page.goto(`${LIST}/${id}`)
  const pause = page.getByRole('button', { name: `Pause campaign: ${name}` })
  await pause.click()
  const dialog = page.getByRole('dialog', { name: 'Pause this campaign?' })
  await expect(dialog.getByText('What you paid stays paid.')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Move it by the paused days' })).toBeChecked()
  await expect(dialog.getByText('Slots of your screens')).toBeHidden()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(pause).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Pause campaign' }).click()
  await expect(page.getByText('The campaign is paused.', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Pauses' })).toContainText('Paused since')
  await expect(page.getByText('The campaign is paused until you resume it.')).toBeVisible()
  await expectAccessible(page)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await expectFits(page)
  }
  await page.getByRole('button', { name: `Resume campaign: ${name}` }).click()
  await expect(page.getByText('The campaign runs again.', { exact: true })).toBeVisible()
  await expect(pause).toBeVisible()
  await expect(page.getByText('Campaign resumed', { exact: true })).toBeVisible()
})

test('an order pauses and resumes all its campaigns', async ({ page, baseURL }) => {
  const [first, second] = [unique('One'), unique('Two')]
  const { id } = await book(page.request, baseURL ?? '', {
    plans: [
      austinPlan('online_display', { name: first }),
      austinPlan('online_audio', { name: second }),
    ],
  })
  await page.goto(`${LIST}/${id}`)
  await page.getByRole('button', { name: 'Pause all campaigns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pause all campaigns?' })
  await expect(dialog.getByText('2 campaigns')).toBeVisible()
  await dialog.getByText('Keep it. The rest is delivered').click()
  await dialog.getByRole('button', { name: 'Pause all' }).click()
  await expect(page.getByRole('list', { name: 'Pauses' })).toHaveCount(2)
  await page.goto(`${LIST}?q=${encodeURIComponent(first)}`)
  await expect(
    page
      .getByRole('row', { name: new RegExp(first) })
      .getByText('Paused', { exact: true })
      .first(),
  ).toBeVisible()
  await page.goto(`${LIST}/${id}`)
  await page.getByRole('button', { name: 'Resume all campaigns' }).click()
  await expect(page.getByText('The campaigns run again.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause all campaigns' })).toBeVisible()
})
