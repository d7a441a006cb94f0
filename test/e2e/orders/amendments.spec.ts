// Changes of booked campaigns: proposed by the desk, answered by the buyer.
import { austinPlan, book, logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import { ALEX, expect, expectAccessible, test } from '#test/support/contact/deskTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { mailedText } from '#test/support/foundation/localMails.ts'
import { freshEmail } from '#test/support/commerce/shopper.ts'

const PHONE = { width: 390, height: 844 }
const codeIn = (mail: string) => /^\d{6}$/m.exec(mail)?.[0] ?? ''

test('billboards lose a week once their buyer agrees by the mailed link', async ({
  page: shop,
  baseURL,
  pageOf,
  browser,
}) => {
  test.slow()
  const origin = baseURL ?? ''
  const email = freshEmail()
  await logInAsCustomer(shop.request, origin)
  const plan = austinPlan('dooh')
  const { id, number } = await book(shop.request, origin, { plans: [plan], contact: { email } })
  const desk = await pageOf(ALEX)
  await desk.goto(`/en-US/admin/orders/${id}`)
  await desk.getByRole('button', { name: 'Amend' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Why').fill('One week less, as on the phone')
  await dialog.getByRole('button', { name: /^Running period/ }).click()
  const weeks = dialog.getByRole('listitem').getByRole('checkbox', { checked: true })
  await expect(weeks).toHaveCount(4)
  await weeks.last().press('Space')
  await expect(weeks).toHaveCount(3)
  const budget = dialog.getByRole('textbox', { name: 'Budget' })
  await budget.fill('600')
  await budget.blur()
  await dialog.getByRole('button', { name: 'Show the difference' }).click()
  await expect(dialog.getByRole('row', { name: /^Periods begin/ })).toBeVisible()
  await expect(dialog.getByText(/^\$400\.00 of what was paid comes back as a coupon/)).toBeVisible()
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Send to the buyer' }).click()
  await expect(desk.getByRole('link', { name: /^Change 1 of/ })).toBeVisible()

  const asked = await mailedText(shop.request, email, /^A change to your campaign/)
  const { pathname } = new URL(/https?:\/\/\S+\/amendment\/amd_\w+/.exec(asked)?.[0] ?? '')
  const elsewhere = await browser.newContext({ baseURL: origin, viewport: PHONE })
  const phone = await elsewhere.newPage()
  await phone.goto(pathname)
  await phone.getByRole('button', { name: 'Email me a code' }).click()
  // The order belongs to an account, so its code is mailed to the account.
  const subject = new RegExp(`^Your code for the change of order ${number}`)
  const code = codeIn(await mailedText(shop.request, 'customer@example.com', subject))
  await phone.getByRole('textbox', { name: 'Code' }).fill(code)
  await phone.keyboard.press('Enter')
  await expect(phone.getByText(/^Waiting for your answer until/)).toBeVisible()
  await expectAccessible(phone)
  await expectFits(phone)
  await phone.getByRole('button', { name: 'Accept the change' }).click()
  await phone.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(phone.getByText('The campaign is changed.')).toBeVisible()
  await expect(phone.getByText(/^Coupon .* is worth \$400\.00/)).toBeVisible()
  await elsewhere.close()

  // Order and report show the new version.
  const end = plan.periods?.startDates[2] ?? ''
  const lastDay = new Date(Date.parse(end) + 6 * 86_400_000)
  const lastDayWords = lastDay.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
  })
  await shop.goto(`/en-US/my-orders/${id}`)
  await expect(shop.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  const amounts = shop.getByRole('region', { name: `Amounts of ${plan.name}` })
  await expect(amounts).toContainText('Returned when changed$400.00')
  // Day and month stay on one line.
  const unbrokenDay = lastDayWords.replace(' ', String.raw`\s`)
  await expect(shop.getByText(new RegExp(`${unbrokenDay}, 20`)).first()).toBeVisible()
  await expect(shop.getByText('You accepted the change')).toBeVisible()
  await shop.goto(`/en-US/report/${id}`)
  await expect(shop.getByText(lastDayWords).first()).toBeVisible()
})

test('a change of an unpaid order issues one new invoice', async ({
  page: shop,
  baseURL,
  pageOf,
}) => {
  test.slow()
  const origin = baseURL ?? ''
  await logInAsCustomer(shop.request, origin)
  const { id } = await book(shop.request, origin, {
    plans: [austinPlan('online_display')],
    payment: 'invoice',
  })
  const desk = await pageOf(ALEX)
  await desk.setViewportSize(PHONE)
  await desk.goto(`/en-US/admin/orders/${id}`)
  await desk.getByRole('button', { name: 'Amend' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Why').fill('More budget')
  const budget = dialog.getByRole('textbox', { name: 'Budget' })
  await budget.fill('800')
  await budget.blur()
  await dialog.getByRole('button', { name: 'Show the difference' }).click()
  const words =
    /^A credit note cancels invoice INV-\S+ of \$500\.00, and a new invoice of \$800\.00/
  await expect(dialog.getByText(words)).toBeVisible()
  await expectAccessible(desk)
  await expectFits(desk)
  await dialog.getByRole('button', { name: 'Send to the buyer' }).click()
  await expect(desk.getByRole('link', { name: /^Change 1 of/ })).toBeVisible()

  await shop.goto(`/en-US/my-orders/${id}`)
  const invoice = shop.getByRole('link', { name: /^INV-/ })
  const before = (await invoice.first().textContent()) ?? ''
  await shop.getByRole('link', { name: 'Open the change' }).click()
  await expect(shop.getByText(words)).toBeVisible()
  await expectAccessible(shop)
  await shop.getByRole('button', { name: 'Accept the change' }).click()
  await shop.getByRole('button', { name: 'Accept with costs' }).click()
  await expect(shop.getByText('The campaign is changed.')).toBeVisible()
  const done =
    /^A credit note canceled invoice INV-\S+ of \$500\.00, and a new invoice of \$800\.00 .* took its place/
  await expect(shop.getByText(done)).toBeVisible()
  await shop.goto(`/en-US/my-orders/${id}`)
  await expect(invoice.first()).not.toHaveText(before)
  await invoice.first().click()
  await expect(shop.getByText(`This invoice replaces invoice ${before}.`)).toBeVisible()
  await expect(shop.getByText('$800.00').first()).toBeVisible()

  await desk.reload()
  await desk.getByRole('button', { name: 'Mark invoice paid' }).click()
  await desk.getByRole('dialog').getByLabel('Why').fill('On the account of Friday')
  await desk.getByRole('button', { name: 'Mark paid' }).click()
  await expect(desk.getByText('Booked and paid', { exact: true })).toBeVisible()
})
