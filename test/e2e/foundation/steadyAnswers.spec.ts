// The response to a press leaves the pressed control, and the controls pressed next, in place.
import type { Locator, Page } from '@playwright/test'
import { book, logInAsCustomer, austinPlan } from '#test/support/orders/bookedOrders.ts'
import { ALEX, expect, test } from '#test/support/contact/deskTest.ts'
import { holdAnswers, staysWhileArriving } from '#test/support/foundation/heldAnswers.ts'
import { addFullSet } from '#test/support/commerce/shopper.ts'
import { givenAccount, section } from '#test/support/accounts/twoFactorPages.ts'

type Inside = Page | Locator

const button = (inside: Inside, name: string | RegExp) => inside.getByRole('button', { name })
const field = (inside: Inside, name: string) => inside.getByRole('textbox', { name, exact: true })

/** Presses a control, and checks that these controls are in the same place after the response. */
async function staysAfterPress(
  controls: readonly Locator[],
  pressed: Locator,
  arrived: Locator,
): Promise<void> {
  await pressed.scrollIntoViewIfNeeded()
  await staysWhileArriving(controls, { letGo: () => void pressed.click(), arrived })
}

/**
 * Scrolls so that a form and the message below it fit: a message out of sight would scroll the
 * page.
 */
const atTop = (field: Locator | undefined) =>
  field?.evaluate((element) => element.scrollIntoView({ block: 'start' }))

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } })

    test('a refused login leaves its fields and links in place', async ({ page }) => {
      await page.goto('/en-US/login')
      const password = page.getByLabel('Password', { exact: true })
      const logIn = page.getByRole('main').getByRole('button', { name: 'Log in' })
      const controls = [
        field(page, 'Email'),
        password,
        logIn,
        page.getByRole('link', { name: 'Forgot your password?' }),
      ]
      await staysAfterPress(controls, logIn, page.getByText('Password is required'))
      await field(page, 'Email').fill('nobody@example.com')
      await password.fill('not the password')
      await staysAfterPress(controls, logIn, page.getByText('Wrong email or password'))
    })

    test('a refused new password leaves its field and button in place', async ({ page }) => {
      await page.goto('/en-US/reset-password?token=not-a-token')
      const password = page.getByLabel('New password', { exact: true })
      const set = button(page, 'Set the new password')
      await staysAfterPress(
        [password, set],
        set,
        page.getByText(/^(New p|P)assword is required|^Please/),
      )
      await password.fill('a long test password')
      await staysAfterPress([password, set], set, page.getByRole('main').getByRole('alert'))
    })

    test('a refused card leaves the card form in place', async ({ page, baseURL }) => {
      await logInAsCustomer(page.request, baseURL ?? '')
      const booking = { packageIds: ['online_banner_set'], payment: 'unpaid_card' as const }
      const { id } = await book(page.request, baseURL ?? '', booking)
      await page.goto(`/en-US/checkout?order=${id}`)
      const pay = button(page, /^Pay \$/)
      const fields = ['Card number', 'Expiry date', 'CVC'].map((name) => field(page, name))
      const cards = [button(page, /0002$/), button(page, /4242$/)]
      const controls = [...fields, ...cards, pay, button(page, 'Cancel this order')]
      await atTop(fields[0])
      await staysAfterPress(controls, pay, page.getByText('Card number is required'))
      await button(page, /0002$/).click()
      await atTop(fields[0])
      await staysAfterPress(
        [...fields, ...cards, pay],
        pay,
        page.getByText('Your card was declined.'),
      )
    })

    test('a message about a coupon moves no checkout button', async ({ page }) => {
      await addFullSet(page)
      const apply = button(page, 'Apply')
      const code = field(page, 'Coupon code')
      const controls = [
        code,
        apply,
        page.getByRole('link', { name: 'Go to checkout' }),
        button(page, /offer/i),
      ]
      await staysAfterPress(controls, apply, page.getByText('Coupon code is required'))
      await code.fill('NONE-NONE-NONE-NONE')
      await staysAfterPress(controls, apply, page.getByText('This coupon code is invalid.'))
      await code.fill('WELCOME25')
      await staysAfterPress(controls, apply, page.getByText('Coupon WELCOME25', { exact: true }))
      await expect(page.getByText('−$25.00').first()).toBeVisible()
    })

    test('a first coupon leaves the order button in place', async ({ page }) => {
      await addFullSet(page)
      await page.goto('/en-US/checkout')
      const order = button(page, /^Place order and pay, \$/)
      await expect(order).toBeVisible()
      const apply = button(page, 'Apply')
      await field(page, 'Coupon code').fill('WELCOME25')
      await staysAfterPress(
        [field(page, 'Coupon code'), apply, order],
        apply,
        page.getByText('Coupon WELCOME25', { exact: true }),
      )
    })

    test('“Plan it” stays in place with the forecast of each budget', async ({ page }) => {
      const letGo = await holdAnswers(page, '**/api/outlooks*')
      await page.goto('/en-US')
      const planIt = page.getByRole('link', { name: 'Plan it' })
      await staysWhileArriving([planIt], { letGo, arrived: page.getByText(/people$/).first() })
    })
  })
}

test('a dialog that grows by a response leaves its buttons in place', async ({
  pageOf,
  baseURL,
}) => {
  const desk = await pageOf(ALEX)
  const booking = { plans: [austinPlan('online_display')] }
  const { id } = await book(desk.request, baseURL ?? '', booking)
  await desk.goto(`/en-US/admin/orders/${id}`)
  await button(desk, 'Amend').click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Why').fill('A larger budget, as on the phone')
  const budget = field(dialog, 'Budget')
  await budget.fill('900')
  await budget.blur()
  const [cancel, goOn] = [button(dialog, 'Cancel'), dialog.getByRole('button').last()]
  await staysAfterPress([cancel, goOn], goOn, button(dialog, 'Send to the buyer'))
})

test('the roles dialog has the same height before its history has loaded', async ({ pageOf }) => {
  const desk = await pageOf(ALEX)
  await desk.goto('/en-US/admin/accounts')
  const letGo = await holdAnswers(desk, '**/api/staff/*/history')
  await button(desk, 'Roles of Robin Diaz').click()
  const dialog = desk.getByRole('dialog')
  await staysWhileArriving(
    [
      dialog.getByRole('checkbox', { name: 'Sales' }),
      field(dialog, 'Why'),
      button(dialog, 'Cancel'),
      button(dialog, 'Save the roles'),
    ],
    { letGo, arrived: dialog.getByText(/^None yet|→/).first() },
  )
})

test('a wrong password in a dialog leaves its field and button in place', async ({ page }) => {
  await givenAccount(page)
  await page.goto('/en-US/edit-user')
  await button(section(page), 'Turn on').click()
  const dialog = page.getByRole('dialog', { name: /^Turn on/ })
  const password = dialog.getByLabel('Your password')
  const show = button(dialog, 'Show the QR code')
  const controls = [password, show, button(dialog, 'Close')]
  await staysAfterPress(controls, show, dialog.getByText('Password is required'))
  await password.fill('not the password')
  await staysAfterPress(controls, show, dialog.getByText('The current password is wrong.'))
})

test('a failure at the desk keeps the lead’s note and buttons in place', async ({ pageOf }) => {
  const desk = await pageOf(ALEX)
  await desk.goto('/en-US/admin')
  await desk.evaluate(async () => {
    const body = { phone: '+1 512 555 0177', firstName: 'Bo', lastName: 'Steadfast', company: '' }
    await fetch('/api/contact-form', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  })
  await desk.goto('/en-US/admin/leads?q=steadfast')
  const lead = desk.getByRole('article', { name: 'Bo Steadfast' })
  const note = field(lead, 'Note')
  await note.fill('Wants prices by mail')
  const reached = button(lead, 'Reached')
  const change = '**/api/leads/*/changes'
  await desk.route(change, (route) => route.abort())
  await staysAfterPress(
    [lead.getByLabel('Assigned to'), note, reached, button(lead, 'Close')],
    reached,
    lead.getByRole('alert'),
  )
  await expect(note).toHaveValue('Wants prices by mail')
  await desk.unroute(change)
  await reached.click()
  await expect(lead.getByText('In contact', { exact: true })).toBeVisible()
  await expect(lead.getByRole('alert')).toHaveCount(0)
})

test('on a phone “Call us” stays in place when the checkout’s bar disappears', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await addFullSet(page)
  await page.goto('/en-US/checkout')
  const bar = page.getByRole('paragraph').filter({ hasText: 'Total before tax' })
  await expect(bar.getByText('$240.00')).toBeVisible()
  const callUs = button(page, 'Call us')
  const before = await callUs.boundingBox()
  await page.getByRole('heading', { name: 'Your order' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  expect(await callUs.boundingBox()).toEqual(before)
})
