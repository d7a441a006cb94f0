// A non-binding offer: from the form to the PDF, the mailed link, sales' follow-up and a guest who has paid.
import type { Page } from '@playwright/test'
import { ALEX, expect, expectAccessible, test } from '#test/support/contact/deskTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { mailWith } from '#test/support/foundation/localMails.ts'
import { readPdf } from '#test/support/foundation/readPdf.ts'
import {
  acceptTerms,
  addFullSet,
  choose,
  fillTown,
  freshEmail,
  payWithCard,
} from '#test/support/commerce/shopper.ts'

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Requests an offer for the cart. */
async function requestOffer(page: Page, email: string, agency: string): Promise<void> {
  await page.getByRole('button', { name: 'Get a non-binding offer' }).click()
  const form = page.getByRole('dialog', { name: 'Get a non-binding offer' })
  await form.getByRole('button', { name: 'Send me the offer' }).click()
  await expect(form.getByText('Invalid phone number')).toBeVisible()
  await form.getByRole('textbox', { name: 'Phone number' }).fill('(512) 472-1234')
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('textbox', { name: 'Advertiser name' }).fill('Cascade Bicycle Works')
  await form.getByText('No agency', { exact: true }).click()
  await form.getByRole('textbox', { name: 'Agency name' }).fill(agency)
  await form.getByRole('combobox', { name: 'State' }).selectOption('Texas')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Send me the offer' }).click()
  await expect(page).toHaveURL(/\/en-US\/non-binding-offer-thank-you$/)
}

/** Records an agreement with an agency. */
async function agree(page: Page, agency: string): Promise<void> {
  await page.goto('/en-US/admin/agencies')
  await page.getByRole('button', { name: 'New agreement' }).click()
  const dialog = page.getByRole('dialog', { name: 'New agreement' })
  await dialog.getByRole('textbox', { name: 'Agency' }).fill(agency)
  await dialog
    .getByRole('group', { name: /^First day/ })
    .getByRole('spinbutton')
    .first()
    .focus()
  await page.keyboard.type('01012020')
  await dialog.getByRole('textbox', { name: 'Commission' }).fill('5')
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Signed in May')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save the agreement' }).click()
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: agency })
  await expect(row).toContainText('In force')
  await expectAccessible(page)
}

/** Creates a second version with a discount, and plans the next step, as sales does. */
async function followUp(page: Page, number: string): Promise<void> {
  await page.goto('/en-US/admin/offers')
  await page.getByRole('searchbox').fill(number)
  await page.keyboard.press('Enter')
  const opened = page.getByRole('article')
  await expect(opened.getByRole('heading', { level: 2 })).toHaveText(
    `${number}: Cascade Bicycle Works`,
  )
  await expect(opened.getByText(/Opened once, first/)).toBeVisible()
  await opened.getByRole('button', { name: 'New version' }).click()
  const form = opened.getByRole('form', { name: 'New version' })
  await form.getByRole('textbox', { name: 'Discount, %' }).fill('10')
  const commission = form.getByRole('textbox', { name: 'Agency commission, %' })
  await expect(commission).toHaveValue('5')
  await commission.fill('0')
  await form.getByRole('textbox', { name: 'Why' }).fill('First campaign')
  await form.getByRole('button', { name: 'Send version 2' }).click()
  await expect(opened.getByRole('columnheader', { name: 'Version 2' })).toBeVisible()
  await expect(opened.getByRole('rowheader', { name: 'Total with tax' })).toBeVisible()
  await opened.getByRole('textbox', { name: 'Note' }).fill('Asked whether blue is possible')
  await opened.getByRole('button', { name: 'Add the note' }).click()
  await expect(opened.getByText('Asked whether blue is possible')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
}

test('the thank-you page reports a missing offer', async ({ page }) => {
  await page.goto('/en-US/non-binding-offer-thank-you')
  await expect(page.getByRole('heading', { level: 1, name: 'No new offer here' })).toBeVisible()
  await expect(page.getByText('on its way')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'To your cart' }).click()
  await expect(page).toHaveURL('/en-US/cart')
})

test('an offer goes from the form by its mailed link to a guest who pays it', async ({
  page,
  pageOf,
}) => {
  const email = freshEmail()
  await addFullSet(page)
  const agency = `North Media ${email.slice(8, 16)}`
  await requestOffer(page, email, agency)
  const heading = page.getByRole('heading', { name: /^Your offer OFF-\d{4}-\d{6} is made$/ })
  await expect(heading).toBeVisible()
  await expect(page.getByText('For 48 hours')).toHaveCount(0)
  await page.reload()
  await expect(heading).toBeVisible()
  const number = /OFF-\d{4}-\d{6}/.exec((await heading.textContent()) ?? '')?.[0] ?? ''
  await expectAccessible(page)

  const mail = await mailWith(page.request, email, 'Open your offer')
  const key = /\?o=(\w+)/.exec(mail)?.[1] ?? ''
  // The key opens the offer from any page.
  await page.goto(`/en-US?o=${key}`)
  await expect(page).toHaveURL(`/en-US/offer?o=${key}`)
  await expect(page.getByRole('heading', { name: `Offer ${number}` })).toBeVisible()
  await expect(page.getByText('for $240.00 with tax')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const pdf = await readPdf(await download)
  expect(pdf.title).toBe(`Offer ${number}`)
  expect(pdf.text).toContain('Advertiser: Cascade Bicycle Works')
  expect(pdf.text).toContain('Agency: North Media')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('textbox', { name: /^Ask about this offer/ }).fill('Can it be blue?')
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText('Your question is with our desk.')).toBeVisible()

  const sales = await pageOf(ALEX)
  await agree(sales, agency)
  await followUp(sales, number)
  await page.reload()
  await page.getByRole('button', { name: 'What changed from version 1' }).click()
  const compared = page.getByRole('dialog', { name: 'What changed' })
  await expect(compared.getByRole('row', { name: /^Total with tax/ })).toContainText('$216.00')
  await compared.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Accept this offer' }).click()
  await expect(page).toHaveURL(/\/en-US\/cart$/)
  await expect(page.getByText(`Offer ${number}`, { exact: true })).toBeVisible()
  await page.goto('/en-US/ad-creation/online-banner')
  await page.getByRole('button', { name: 'Add to cart: Full set' }).click()
  const question = page.getByRole('alertdialog', { name: 'Give up your offer?' })
  await question.getByRole('button', { name: 'Keep the offer' }).click()
  await expect(question).toBeHidden()
  await page.goto('/en-US/cart')
  await expect(page.getByText(`Offer ${number}`, { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await expect(textbox(page, 'Email')).toHaveValue(email)
  await expect(textbox(page, 'Advertiser name')).toHaveValue('Cascade Bicycle Works')
  await textbox(page, 'First name').fill('Ann')
  await textbox(page, 'Last name').fill('Lee')
  await textbox(page, 'Website (optional)').fill('cascade.example.com')
  await choose(page, 'Industry', 'Retail')
  await textbox(page, 'Address line 1').fill('1 Main St')
  await fillTown(page, '78701', 'Austin')
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Place order and pay, $216.00' }).click()
  await payWithCard(page, '4242')
  await expect(page.getByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible()
  await page.goto(`/en-US/offer?o=${key}`)
  await expect(page.getByText('This offer was already accepted.')).toBeVisible()
})
