import type { Page } from '@playwright/test'
import { austinPlan, book, logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { holdAnswers, staysWhileArriving } from '#test/support/foundation/heldAnswers.ts'
import { mailedPath } from '#test/support/foundation/localMails.ts'
import {
  addFullSet,
  FULL_SET,
  freshEmail,
  goToCheckout,
  payWithCard,
  pick,
} from '#test/support/commerce/shopper.ts'

const PASSWORD = 'a long test password'

/**
 * Every text field and list of the checkout with its value; the password has to be entered again by
 * design.
 */
const filledFields = async (page: Page): Promise<Record<string, string>> =>
  await page
    .getByRole('main')
    .locator('form input:not([type=password]):not([type=radio]):not([type=checkbox])')
    .evaluateAll((inputs) =>
      Object.fromEntries(
        (inputs as HTMLInputElement[])
          .map((input) => [input.labels?.[0]?.textContent ?? input.name, input.value] as const)
          .filter(([, value]) => value !== ''),
      ),
    )

async function chooseAccount(page: Page): Promise<void> {
  await pick(page, 'Or order without one', /^Create an account/)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
}

test('the account is created together with the order, and owns it once the email is confirmed', async ({
  page,
}) => {
  test.slow()
  const email = freshEmail()
  await addFullSet(page)
  await goToCheckout(page, email)
  await pick(page, 'Or order without one', /^Create an account/)
  await pick(page, 'How do you want to pay?', /^Invoice/)
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Place order, $240.00' }).click()
  await expect(page.getByText('The password needs at least 10 characters').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ann')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Place order, $240.00' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible()
  await expect(page.getByText(/^Your order is placed\. To open your account/)).toBeVisible()
  const number = /AMD-\d+/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '-'

  await page.goto(await mailedPath(page.request, email, /^Confirm your email/))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm and log in' }).click()
  await expect(page).toHaveURL(/\/en-US\/my-orders$/)
  await expect(page.getByRole('link', { name: new RegExp(`^${number}`) })).toBeVisible()
})

test('an email with an account asks for the login, says so, and keeps every field', async ({
  page,
}) => {
  test.slow()
  const letGo = await holdAnswers(page, '**/api/coupons')
  await addFullSet(page)
  await goToCheckout(page, 'customer@example.com')
  await chooseAccount(page)
  await pick(page, 'How do you want to pay?', /^Invoice/)
  const before = await filledFields(page)
  expect(Object.keys(before).length).toBeGreaterThan(9)
  await page.getByRole('button', { name: 'Place order, $240.00' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog.getByText(/^An account exists for this email/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await filledFields(page)).toEqual(before)
  await page.getByRole('button', { name: 'Place order, $240.00' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('customer-development')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Ordering as')).toBeVisible()
  expect(await filledFields(page)).toEqual(before)
  const place = page.getByRole('button', { name: 'Place order, $240.00' })
  const arrived = page.getByRole('heading', { name: 'Your coupons' })
  await staysWhileArriving([place], { letGo, arrived })
  await place.click()
  await expect(page.getByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible()
})

test('an address and an advertiser are saved for next time, and then selected', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await logInAsCustomer(page.request, baseURL ?? '')
  await addFullSet(page)
  await goToCheckout(page)
  const name = `Bakery ${crypto.randomUUID().slice(0, 8)}`
  const street = `${Math.floor(Math.random() * 100_000)} Saved St`
  await page.getByRole('textbox', { name: 'Advertiser name' }).fill(name)
  await page.getByRole('textbox', { name: 'Address line 1' }).fill(street)
  await page.getByText('Save this advertiser for next time').click()
  await page.getByText('Save this address for next time').click()
  await expect(page.getByRole('checkbox', { name: /^Save this address/ })).toBeChecked()
  await pick(page, 'How do you want to pay?', /^Invoice/)
  await page.getByRole('button', { name: 'Place order, $240.00' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()

  await addFullSet(page)
  await page.goto('/en-US/checkout')
  await expect(page.getByText('Ordering as')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Address line 1' })).toHaveValue('')
  await page.getByRole('button', { name: /Saved advertisers/ }).click()
  await page.getByRole('option', { name: new RegExp(name) }).click()
  await page.getByRole('button', { name: /Saved billing addresses/ }).click()
  await page.getByRole('option', { name: new RegExp(street) }).click()
  await expect(page.getByRole('textbox', { name: 'Advertiser name' })).toHaveValue(name)
  await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveValue('Restaurants and bars')
  await expect(page.getByRole('textbox', { name: 'Address line 1' })).toHaveValue(street)
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Texas')
  await expectAccessible(page)
})

test('an abandoned card order is paid by its owner in another browser, whose cart stays', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const origin = baseURL ?? ''
  const elsewhere = await browser.newContext()
  await logInAsCustomer(elsewhere.request, origin)
  const name = `Left unpaid ${crypto.randomUUID().slice(0, 8)}`
  const plans = [austinPlan('online_display', { name })]
  const { id, number } = await book(elsewhere.request, origin, { plans, payment: 'unpaid_card' })
  await elsewhere.close()

  await logInAsCustomer(page.request, origin)
  await addFullSet(page)
  await page.goto(`/en-US/my-orders/${id}`)
  // Both the order and its campaign have the link.
  await page.getByRole('link', { name: 'Pay now' }).first().click()
  await expect(page.getByText(`Order ${number} is placed. It awaits your payment`)).toBeVisible()
  await expectAccessible(page)
  await payWithCard(page, '4242')
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  await expect(page.getByText(`Your order ${number} is booked and paid`)).toBeVisible()
  await page.goto('/en-US/cart')
  await expect(page.getByRole('heading', { name: FULL_SET })).toBeVisible()
  await page.goto(`/en-US/checkout?order=${id}`)
  await expect(page.getByText('This order is not waiting for a payment.')).toBeVisible()
  await page.getByRole('link', { name: 'Open the order' }).click()
  await expect(page.getByText('Payment received')).toBeVisible()
})
