import { expect, test } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#database/seed/demo/demoAccounts.ts'
import { inRoot } from '#scripts/setup/paths.ts'
import { freshEmail } from '../support/shopper.ts'
import { startWebKit } from './startWebKit.ts'
import { WebKitPage } from './WebKitPage.ts'

const MEDIA = ['Display', 'Audio', 'Billboards'] as const

let page: WebKitPage
let stop = async () => {}

test.beforeAll(async ({ baseURL }) => {
  const started = await startWebKit()
  stop = started.stop
  page = new WebKitPage(started.driver, baseURL ?? '')
})
test.afterEach(async () => {
  const info = test.info()
  if (info.status !== info.expectedStatus)
    await page.keepPicture(info.outputPath('failed.png')).catch(() => {})
  expect(await page.faults()).toEqual([])
})
test.afterAll(() => stop())

/** Plans a medium for Austin from the home page and puts it into the cart. */
async function planFromHome(medium: string): Promise<void> {
  await page.open('/en-US')
  await page.pickNative('Medium', medium)
  await page.see(/[\d,]+ people/)
  await page.press('link', 'Plan it')
  await page.isAt(/buy-self-service/)
  await page.see('What limits you most')
  await page.press('button', 'Summary')
  await page.press('button', 'Add to Shopping Cart')
  await page.isAt(/\/en-US\/cart$/)
  await page.see(`${medium} campaign`)
}

async function fillCheckout(): Promise<void> {
  await page.open('/en-US/checkout')
  await page.find('button', /^Place order and pay, \$/)
  await page.fill('First name', 'Ann')
  await page.fill('Last name', 'Lee')
  await page.fill('Email', freshEmail())
  await page.fill('Advertiser name', 'Lee Bakery')
  await page.choose('Industry', 'Restaurants and bars')
  await page.fill('Address line 1', '1 Main St')
  await page.fill('ZIP code', '78701')
  await page.see('City and state are filled in from the ZIP code.')
  await page.pressText('I accept the terms and conditions')
}

test('plan, cart, checkout by card, and a banner for what was bought', async () => {
  await planFromHome('Display')
  await fillCheckout()
  await page.press('button', /^Place order and pay, \$/)
  await page.press('button', /4242$/)
  await page.press('button', /^Pay \$/)
  await page.isAt(/checkout-thank-you/)
  await page.see(/AMD-\d{5,}/)

  await page.press('link', /^Upload creatives for/)
  await page.see('Creatives for')
  await page.find('button', 'Choose files')
  await page.give(inRoot('test/fixtures/creatives/right-300x250.png'))
  await page.see('In review')
})

for (const medium of MEDIA.slice(1))
  test(`${medium}: plan, cart and checkout by invoice`, async () => {
    await planFromHome(medium)
    await fillCheckout()
    await page.pressText('Invoice')
    await page.press('button', /^Place order/)
    await page.isAt(/checkout-thank-you/)
    await page.see(/AMD-\d{5,}/)
  })

test('what a page complains of is noticed', async () => {
  await page.open('/en-US')
  await page.call(
    `console.error('an error'); console.warn('a warning'); setTimeout(() => { throw new Error('thrown') })
     await new Promise((resolve) => addEventListener('error', resolve, { once: true }))`,
  )
  const told = await page.faults()
  expect(told.slice(0, 2)).toEqual(['an error', 'a warning'])
  expect(told[2]).toContain('thrown')
})

test('a visitor writes to the desk', async () => {
  await page.open('/en-US')
  await page.press('button', 'Chat with us')
  await page.fill('Your message', 'Is Austin free in May?')
  await page.enter()
  await page.find('log', 'Messages of the chat')
  await page.see('Is Austin free in May?')
})

test('a report with its figures and charts', async () => {
  const customer = DEMO_ACCOUNTS.find(({ role }) => role === 'customer')
  expect(customer).toBeDefined()
  await page.open('/en-US')
  await page.call(
    `await fetch('/api/logins', { method: 'POST', headers: { 'content-type': 'application/json' }, body: given[0] })`,
    JSON.stringify({ email: customer!.email, password: customer!.password }),
  )
  await page.open('/en-US/my-orders')
  await page.see('Fall boots')
  const line = await page.call<string>(
    `const answer = await fetch('/api/orders?q=Fall%20boots')
     return (await answer.json()).rows.find(({ name }) => name === 'Fall boots').lineId`,
  )
  await page.open(`/en-US/report/${line}`)
  await page.see('Delivered against plan')
  await page.see('of 187,546')
})
