// The desk's coupons: a series is created, one of its codes is used at the checkout, and the rest
// are disabled.
import { ALEX, expect, expectAccessible, test } from '#test/support/contact/deskTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import {
  addFullSet,
  enterCoupon,
  goToCheckout,
  payWithCard,
} from '#test/support/commerce/shopper.ts'

test('a series of coupons is created, one is used at the checkout, the others are switched off', async ({
  pageOf,
  page: buyer,
}) => {
  const page = await pageOf(ALEX)
  await page.goto('/en-US/admin/coupons')
  await page.getByRole('link', { name: 'New coupons' }).click()
  await page.getByRole('button', { name: 'Create the coupon' }).click()
  await expect(page.getByText('Please enter a name.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('Trade fair')
  await page.getByText('A percentage', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Percentage' }).fill('10')
  await page.getByRole('textbox', { name: 'At most' }).fill('100')
  await page.getByText('Display', { exact: true }).click()
  await page.getByRole('textbox', { name: 'How many' }).fill('3')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: 'Codes begin with' }).fill('fair')
  await page.getByRole('textbox', { name: /^Minimum cart/ }).fill('200')
  await page.getByRole('textbox', { name: 'Why' }).fill('Fair in Austin')
  await page.getByRole('button', { name: 'Create 3 coupons' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trade fair' })).toBeVisible()
  await expect(page.getByText('3 coupons of 10% off Display, at most $100, from $200')).toHaveCount(
    2,
  )
  const file = await page.getByRole('link', { name: 'Codes as CSV' }).getAttribute('href')
  const csv = await (await page.request.get(file ?? '')).text()
  const [code = '', other = ''] = csv.match(/FAIR(-\w{4}){3}/g) ?? []

  await addFullSet(buyer)
  await enterCoupon(buyer, code.toLowerCase())
  const coupons = buyer.getByRole('list', { name: 'Coupons' })
  await expect(coupons).toContainText('10% off Display, at most $100, from $200.')
  await expect(coupons).toContainText('−$24.00')
  await goToCheckout(buyer)
  await buyer.getByRole('button', { name: 'Place order and pay, $216.00' }).click()
  await payWithCard(buyer, '4242')
  await expect(buyer).toHaveURL(/\/checkout-thank-you/)

  await page.reload()
  await expect(page.getByRole('table', { name: 'Orders that used a coupon' })).toContainText(code)
  await page.getByRole('button', { name: 'Change the terms' }).click()
  const terms = page.getByRole('dialog', { name: 'Change the terms' })
  const cap = terms.getByRole('textbox', { name: 'At most' })
  await cap.fill('90')
  await page.keyboard.press('Tab')
  await expect(terms.getByText('It can only be raised.')).toBeVisible()
  await cap.fill('150')
  await page.keyboard.press('Tab')
  await expect(terms.getByText('It can only be raised.')).toBeHidden()
  await expectAccessible(page)
  await terms.getByRole('textbox', { name: 'Why' }).fill('Asked for by the fair')
  await terms.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(terms).toHaveCount(0)
  await expect(page.getByText(/10% off Display, at most \$150, from/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Code begins with' }).fill(other)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`q=${other}`))
  const codes = page.getByRole('table', { name: 'Codes of the series' })
  await expect(codes.getByRole('row')).toHaveCount(2)
  await codes.getByRole('button', { name: `Switch off ${other}` }).click()
  await page.getByRole('textbox', { name: 'Why' }).fill('It is in a forum')
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(codes.getByRole('button', { name: `Switch on ${other}` })).toBeVisible()
  await page.getByRole('button', { name: 'Switch off', exact: true }).click()
  await page.getByRole('textbox', { name: 'Why' }).fill('The fair is over')
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Audit log' })).toContainText('The fair is over')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await page.goto(`/en-US/admin/coupons?q=${other}`)
  await expect(page.getByRole('row').filter({ hasText: 'Trade fair' })).toContainText(
    'Switched off',
  )
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('link', { name: 'From campaigns' }).click()
  await expect(page.getByRole('link', { name: 'As CSV' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await addFullSet(buyer)
  await enterCoupon(buyer, other)
  await expect(buyer.getByText('This coupon code is invalid.')).toBeVisible()
})
