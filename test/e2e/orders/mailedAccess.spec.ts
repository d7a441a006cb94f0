import type { Browser, Page } from '@playwright/test'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { addFullSet, freshEmail, goToCheckout, pick } from '#test/support/commerce/shopper.ts'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { mailedText } from '#test/support/foundation/localMails.ts'
import { readPdf } from '#test/support/foundation/readPdf.ts'

const TOKEN_KEY = 'token2faUpload'

/** Orders by invoice as a guest. Returns the invoice path from the mail. */
async function orderByInvoice(page: Page, email: string): Promise<string> {
  await addFullSet(page)
  await goToCheckout(page, email)
  await pick(page, 'How do you want to pay?', /^Invoice/)
  await page.getByRole('button', { name: 'Place order, $240.00' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible()
  const mail = await mailedText(page.request, email, /^Your order AMD-\d+ is booked/)
  return new URL(/https?:\/\/\S+\/invoice\/inv_\w+/.exec(mail)?.[0] ?? '').pathname
}

/** A browser without a login and without orders. */
const anotherDevice = async (browser: Browser) =>
  await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'CF-Connecting-IP': `10.77.0.${1 + Math.floor(Math.random() * 250)}` },
  })

const codeIn = (mail: string) => /^\d{6}$/m.exec(mail)?.[0] ?? ''

test('the emailed link opens a guest’s invoice with the code sent to their address', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = freshEmail()
  const path = await orderByInvoice(page, email)

  const elsewhere = await anotherDevice(browser)
  const phone = await elsewhere.newPage()
  await phone.goto(path)
  await expect(phone.getByRole('heading', { level: 1, name: 'Is it yours?' })).toBeVisible()
  await expect(phone.getByText(/^s•••@example\.com$/)).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Email me a code' }).press('Enter')
  const field = phone.getByRole('textbox', { name: 'Code' })
  await expect(field).toBeFocused()
  await phone.keyboard.press('Enter')
  await expect(phone.getByText('Please enter the code')).toBeVisible()
  await phone.keyboard.type('123')
  await phone.keyboard.press('Enter')
  await expect(phone.getByText('2FA code must be 6 digits')).toBeVisible()
  const code = codeIn(await mailedText(phone.request, email, /^Your code for invoice INV-/))
  await field.fill(code === '000000' ? '000001' : '000000')
  await phone.keyboard.press('Enter')
  await expect(phone.getByText('2FA verification failed. Please try again.')).toBeVisible()
  // The announcement of the clicked button refers to it for some seconds after it is gone.
  await expect(phone.locator('[data-live-announcer] [role=img]')).toHaveCount(0)
  await expectAccessible(phone)
  await expectFits(phone)
  await field.fill(code)
  await phone.keyboard.press('Enter')

  const title = phone.getByRole('heading', { level: 1, name: /^Invoice INV-/ })
  await expect(title).toBeVisible()
  await expectAccessible(phone)
  expect(await phone.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)).toMatch(/^\d+\./)
  const downloading = phone.waitForEvent('download')
  await phone.getByRole('button', { name: 'Download PDF' }).click()
  const pdf = await readPdf(await downloading)
  expect(pdf.text).toContain((await title.textContent()) ?? '-')
  expect(pdf.text).toContain('Total $240.00')

  // The invoice stays open in this browser, and the code is used up.
  await phone.reload()
  await expect(title).toBeVisible()
  await phone.evaluate((key) => localStorage.removeItem(key), TOKEN_KEY)
  await phone.reload()
  await expect(phone.getByRole('heading', { level: 1, name: 'Is it yours?' })).toBeVisible()
  await elsewhere.close()
})

test('a login instead of a code leads back to the invoice', async ({ page: ordering, browser }) => {
  const path = await orderByInvoice(ordering, freshEmail())
  const elsewhere = await anotherDevice(browser)
  const page = await elsewhere.newPage()
  await page.goto(path)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/en-US\/login$/)
  await page.getByLabel('Email').fill('customer@example.com')
  await page.getByLabel('Password', { exact: true }).fill('customer-development')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  // The invoice belongs to the guest, not to this customer.
  await expect(page.getByRole('heading', { level: 1, name: 'Is it yours?' })).toBeVisible()
  await elsewhere.close()
})
