import { expect, test } from '#test/support/foundation/browser/browserTest.ts'
import { pressOn, tabTo, typeAndTake, typeInto } from '#test/support/foundation/browser/keyboard.ts'
import { freshEmail } from '#test/support/commerce/shopper.ts'

/** The steps of an audio campaign after the first, by the names of their buttons. */
const STEPS = [
  'Audience Targeting',
  'Ad Formats',
  'Creatives',
  'Runtime',
  'Time and Day Restrictions',
  'Frequency Capping',
  'Budget',
  'Summary',
] as const

test('a whole purchase by keyboard alone, from home to thank-you', async ({ page }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const text = (name: string) => page.getByRole('textbox', { name, exact: true })
  const list = (name: string) => page.getByRole('combobox', { name, exact: true })
  const heading = page.getByRole('heading', { level: 1 })

  await page.goto('/en-US')
  await expect(page.getByText(/^[\d,]+ people$/)).toBeVisible()
  await typeInto(page, list('Medium'), 'Audio')
  await expect(list('Medium')).toHaveValue('online_audio')
  await pressOn(page, page.getByRole('link', { name: 'Plan it' }))
  await expect(page).toHaveURL(/digital-radio-internet-radio-ads\/buy-self-service/)
  await expect(heading).toBeFocused()
  await expect(page.getByText('What limits you most').first()).toBeVisible()

  // A second place with a larger radius.
  await typeInto(page, list('Add another place'), 'san antonio')
  await expect(page.getByRole('option', { name: /^San Antonio, Texas/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('slider', { name: 'Radius' }).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/Austin, Texas, 25 mi and San Antonio, Texas, 26 mi:/)).toBeVisible()

  for (const step of STEPS) {
    await pressOn(page, button(`Continue to ${step}`))
    const title = page.getByRole('button', { name: step, exact: true })
    await expect(title).toBeFocused()
    await expect(title).toHaveAttribute('aria-expanded', 'true')
    if (step === 'Budget') {
      await tabTo(page, text('Budget'))
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('900')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Forecast for $900')).toBeVisible()
    }
  }
  await typeInto(page, text('Campaign name'), 'Keys only')
  await pressOn(page, button('Add to Shopping Cart'))
  await expect(page).toHaveURL(/\/en-US\/cart$/)
  await expect(heading).toBeFocused()
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Go to checkout' }))

  await expect(page).toHaveURL(/\/en-US\/checkout$/)
  await typeInto(page, text('First name'), 'Ann')
  await typeInto(page, text('Last name'), 'Lee')
  await typeInto(page, text('Email'), freshEmail())
  await typeInto(page, text('Phone number (optional)'), '+1 512 472 1234')
  await typeInto(page, text('Advertiser name'), 'Lee Bakery')
  await typeInto(page, text('Website (optional)'), 'lee.example.com')
  await typeAndTake(page, list('Industry'), 'Restaurants and bars')
  await typeInto(page, text('Address line 1'), '1 Main St')
  await typeInto(page, text('ZIP code'), '78701')
  await typeInto(page, text('City'), 'Austin')
  await typeAndTake(page, list('State'), 'Texas')
  await pressOn(page, page.getByRole('checkbox', { name: /I accept the terms/ }), 'Space')
  await pressOn(page, button('Place order and pay, $900.00'))

  await expect(page.getByRole('heading', { name: 'Pay $900.00' })).toBeVisible()
  await typeInto(page, text('Card number'), '4242424242424242')
  await typeInto(page, text('Expiry date'), '1234')
  await typeInto(page, text('CVC'), '123')
  await pressOn(page, button('Pay $900.00'))
  await expect(page).toHaveURL(/checkout-thank-you/)
  await expect(page.getByRole('heading', { name: 'Thank you, Ann.' })).toBeVisible()
  await expect(page.getByText('Keys only').first()).toBeVisible()
})
