import { inRoot } from '#scripts/project/paths.ts'
import { logInAsCustomer } from '../support/orders/bookedOrders.ts'
import { freshEmail } from '../support/commerce/shopper.ts'
import type { WebKitPage } from './WebKitPage.ts'
import { expect, test } from './webkitTest.ts'

const MEDIA = ['Display', 'Audio', 'Billboards'] as const

/** Plans a medium for Austin from the home page and puts it into the cart. */
async function planFromHome(web: WebKitPage, medium: string): Promise<void> {
  await web.open('/en-US')
  await web.pickNative('Medium', medium)
  await web.see(/[\d,]+ people/)
  await web.press('link', 'Plan it')
  await web.isAt(/buy-self-service/)
  await web.see('What limits you most')
  await web.press('button', 'Summary')
  await web.press('button', 'Add to Shopping Cart')
  await web.isAt(/\/en-US\/cart$/)
  await web.see(`${medium} campaign`)
}

async function fillCheckout(web: WebKitPage): Promise<void> {
  await web.open('/en-US/checkout')
  await web.find('button', /^Place order and pay, \$/)
  await web.fill('First name', 'Ann')
  await web.fill('Last name', 'Lee')
  await web.fill('Email', freshEmail())
  await web.fill('Advertiser name', 'Lee Bakery')
  await web.choose('Industry', 'Restaurants and bars')
  await web.fill('Address line 1', '1 Main St')
  await web.fill('ZIP code', '78701')
  await web.see('City and state are filled in from the ZIP code.')
  await web.pressText('I accept the terms and conditions')
}

test('plan, cart, checkout by card, and a banner for the order', async ({ web }) => {
  await planFromHome(web, 'Display')
  await fillCheckout(web)
  await web.press('button', /^Place order and pay, \$/)
  await web.press('button', /4242$/)
  await web.press('button', /^Pay \$/)
  await web.isAt(/checkout-thank-you/)
  await web.see(/AMD-\d{5,}/)

  await web.press('link', /^Upload creatives for/)
  await web.see('Creatives for')
  await web.find('button', 'Choose files')
  await web.give(inRoot('test/fixtures/creatives/right-300x250.png'))
  await web.see('In review')
})

for (const medium of MEDIA.slice(1))
  test(`${medium}: plan, cart and checkout by invoice`, async ({ web }) => {
    await planFromHome(web, medium)
    await fillCheckout(web)
    await web.pressText('Invoice')
    await web.press('button', /^Place order/)
    await web.isAt(/checkout-thank-you/)
    await web.see(/AMD-\d{5,}/)
  })

test('a page error is reported', async ({ web }) => {
  await web.open('/en-US')
  await web.call(
    `console.error('an error'); console.warn('a warning'); setTimeout(() => { throw new Error('thrown') })
     await new Promise((resolve) => addEventListener('error', resolve, { once: true }))`,
  )
  const told = await web.faults()
  expect(told.slice(0, 2)).toEqual(['an error', 'a warning'])
  expect(told[2]).toContain('thrown')
})

test('a visitor writes to the desk', async ({ web }) => {
  await web.open('/en-US')
  await web.press('button', 'Chat with us')
  await web.fill('Your message', 'Is Austin free in May?')
  await web.enter()
  await web.find('log', 'Messages of the chat')
  await web.see('Is Austin free in May?')
})

test('a report with its figures and charts', async ({ web, request, origin }) => {
  await logInAsCustomer(request, origin)
  await web.become(await request.storageState())
  await web.open('/en-US/my-orders')
  await web.see('Fall boots')
  const line = await web.call<string>(
    `const answer = await fetch('/api/orders?q=Fall%20boots')
     return (await answer.json()).rows.find(({ name }) => name === 'Fall boots').lineId`,
  )
  await web.open(`/en-US/report/${line}`)
  await web.see('Delivered against plan')
  await web.see('of 187,546')
})
