import type { Page } from '@playwright/test'
import { addFullSet, fillCheckout, payWithCard } from '#test/support/commerce/shopper.ts'
import { austinPlan, book, logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { mailedPath } from '#test/support/foundation/localMails.ts'
import { DISPLAY, planAustin } from '#test/support/planning/planner.ts'
import { readPdf } from '#test/support/foundation/readPdf.ts'

const PASSWORD = 'a long test password'
const NAME = 'Spring bread in Austin'

/** Plans a display campaign in the planner, names it, and puts it in the cart. */
async function planCampaign(page: Page): Promise<void> {
  await planAustin(page, DISPLAY)
  await page.getByRole('button', { name: 'Summary', exact: true }).click()
  await page.getByRole('textbox', { name: /name/i }).first().fill(NAME)
  await page.getByRole('button', { name: 'Add to Shopping Cart' }).first().click()
  await expect(page).toHaveURL(/\/en-US\/cart$/)
}

/** Orders the cart and pays by card. Returns the order's number. */
async function orderByCard(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Place order and pay, \$/ }).click()
  await payWithCard(page, '4242')
  await expect(page).toHaveURL(/checkout-thank-you/)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Ann.' })).toBeVisible()
  const text = await page.getByText(/^Your order AMD-\d+ is booked and paid/).textContent()
  return /AMD-\d+/.exec(text ?? '')?.[0] ?? ''
}

const dollars = (text: string | null) => /\$[\d,]+\.\d\d/.exec(text ?? '')?.[0] ?? ''

test('a guest buys, creates an account, and owns the purchase: invoice, duplicate, stop, coupon', async ({
  page,
}) => {
  const email = `ann-${crypto.randomUUID()}@example.com`

  // Buys as a guest.
  await planCampaign(page)
  await page.goto('/en-US/checkout')
  await fillCheckout(page, email)
  const total = dollars(
    await page.getByRole('button', { name: /^Place order and pay, \$/ }).textContent(),
  )
  const number = await orderByCard(page)

  // Registers with the same address and confirms it by the mailed link.
  await page.goto('/en-US/register')
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Last name').fill('Lee')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.goto(await mailedPath(page.request, email, /^Confirm your email/))
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm and log in' }).click()

  // The guest's order has joined the account.
  await expect(page).toHaveURL(/\/en-US\/my-orders$/)
  await page.getByRole('link', { name: new RegExp(`^${number}`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  const orderPath = new URL(page.url()).pathname

  // Its invoice is a PDF with the screen's content.
  await page.getByRole('link', { name: /^INV-/ }).click()
  const title = page.getByRole('heading', { level: 1, name: /^Invoice INV-/ })
  await expect(title).toBeVisible()
  const invoiceNumber = /INV-\d{4}-\d{6}/.exec((await title.textContent()) ?? '')?.[0] ?? ''
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${invoiceNumber}.pdf`)
  const pdf = await readPdf(download)
  expect(pdf.title).toBe(`Invoice ${invoiceNumber}`)
  expect([pdf.width, pdf.height], 'US Letter').toEqual([612, 792])
  expect(pdf.text).toContain(`Invoice ${invoiceNumber}`)
  expect(pdf.text).toContain('Ann Lee 1 Main St Austin, TX 78701 United States')
  expect(pdf.text).toContain(`${NAME} Campaign, Display`)
  expect(pdf.text).toContain(number)
  expect(pdf.text).toContain(`Total ${total}`)
  expect(pdf.text).toContain('Texas: advertising services not taxed.')
  expect(pdf.text).toContain('Payment by card.')
  expect(pdf.text).toContain('Page 1 of 1')

  // Duplicates it to the cart.
  await page.goto(orderPath)
  await page.getByRole('button', { name: `Duplicate to cart: ${NAME}` }).click()
  await expect(page).toHaveURL(/\/en-US\/cart$/)
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()

  // Stops the campaign; the coupon is exactly what was shown.
  await page.goto(orderPath)
  await page.getByRole('button', { name: `Stop campaign: ${NAME}` }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Stop this campaign?' })
  await expect(
    dialog.getByText('There is no cash refund, even if the campaign has not started.'),
  ).toBeVisible()
  const worth = dialog.locator('dl > div').filter({ hasText: 'Your coupon' })
  await expect(worth).toContainText(total)
  await dialog.getByRole('button', { name: 'Stop campaign' }).click()
  await expect(page.getByText(`Your coupon is worth ${total}`, { exact: true })).toBeVisible()
  const coupon = (await page.getByText(/^[A-Z0-9]{4}(-?[A-Z0-9]+)+$/).textContent()) ?? ''

  // Uses the coupon: it pays the duplicate, and a card pays the package next to it.
  await addFullSet(page)
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
  await page.getByRole('button', { name: `Use coupon ${coupon}` }).click()
  await expect(page.getByText(`Coupon ${coupon}`, { exact: true })).toBeVisible()
  await page.goto('/en-US/checkout')
  await expect(page.getByText('Ordering as')).toBeVisible()
  await fillCheckout(page, email)
  await expect(page.getByRole('button', { name: 'Place order and pay, $240.00' })).toBeVisible()
  const second = await orderByCard(page)
  expect(second).not.toBe(number)

  // The coupon cannot be used again, and the account shows both orders.
  await page.goto(orderPath)
  await expect(page.getByText(`Coupon for ${total} used`)).toBeVisible()
  await page.goto('/en-US/my-orders')
  await expect(page.getByRole('link', { name: new RegExp(`^${second}`) }).first()).toBeVisible()
  await expect(
    page
      .getByRole('row', { name: new RegExp(number) })
      .getByText('Stopped')
      .first(),
  ).toBeVisible()
})

test('a foreign invoice is printed on A4, by its own tax rule, with names in any script', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const origin = baseURL ?? ''
  await logInAsCustomer(page.request, origin)
  const { id } = await book(page.request, origin, {
    plans: [austinPlan('online_display', { name: '春のキャンペーン' })],
    advertiser: 'شركة الإعلانات',
    payment: 'invoice',
    contact: {
      type: 'company',
      companyName: '上海广告有限公司 서울 GmbH',
      firstName: 'Zoë',
      lastName: 'Łukaszewicz-Дмитрий-Ωmega',
    },
    billing: {
      country: 'DE',
      line1: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle 1',
      city: 'Berlin',
      state: '',
      zipCode: '10623',
      vatId: 'DE136695976',
    },
  })
  await page.goto(`/en-US/my-orders/${id}`)
  await page.getByRole('link', { name: /^INV-/ }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  const pdf = await readPdf(await downloading)
  expect([pdf.width, pdf.height], 'A4').toEqual([595, 842])
  expect(pdf.text).toContain('Zoë Łukaszewicz-Дмитрий-Ωmega')
  expect(pdf.text).toContain('VAT ID DE136695976')
  expect(pdf.text).toMatch(/Reverse charge/)
  expect(pdf.text).toMatch(/Please pay by .* and name the invoice number/)
  // Some Arabic letters are drawn as a base with dots, and the dots have no text of their own.
  const letters = pdf.text.replaceAll(/[\p{Cc} ]/gu, '')
  expect(letters).toContain('上海广告有限公司서울GmbH')
  expect(letters).toContain('春のキャンペーン')
  // Its two words, in the order in which they are drawn, left to right.
  expect(letters).toMatch(/Advertiser:الإعلاناتشركة/u)
  expect(letters).toContain('kapitänswitwenrentenauszahlungsstelle1')
})
