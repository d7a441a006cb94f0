// A team of three: the planner and a buyer beyond their limit request approval, the owner decides
// and pays.
import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { mailedPath } from '#test/support/foundation/localMails.ts'
import { addFullSet, fillCheckout, payWithCard } from '#test/support/commerce/shopper.ts'

const PASSWORD = 'a long test password'
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

interface Person {
  page: Page
  email: string
  post: (path: string, data: object) => Promise<Record<string, unknown>>
}

async function personIn(browser: Browser, origin: string, firstName: string): Promise<Person> {
  const page = await (await browser.newContext()).newPage()
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID()}@example.com`
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${origin}/api${path}`, { headers: { origin }, data })
    expect(answer.ok()).toBe(true)
    return (await answer.json()) as Record<string, unknown>
  }
  const person = { email, firstName, lastName: 'Baker', type: 'individual', password: PASSWORD }
  await post('/registrations', person)
  const path = await mailedPath(page.request, email, /^Confirm your email/)
  const token = new URL(path, origin).searchParams.get('token') ?? ''
  await post('/email-verifications', { token, password: PASSWORD })
  return { page, email, post }
}

async function givenTeamOfThree(browser: Browser, origin: string) {
  const owner = await personIn(browser, origin, 'Olga')
  await owner.post('/team', { name: 'Corner Bakers' })
  const join = async (firstName: string, role: string) => {
    const member = await personIn(browser, origin, firstName)
    await owner.post('/team/invitations', { email: member.email, role })
    const link = await mailedPath(owner.page.request, member.email, /^Join Corner Bakers/)
    const token = new URL(link, origin).searchParams.get('token') ?? ''
    await member.post('/team-invitations/acceptance', { token })
    return member
  }
  return {
    owner,
    planner: await join('Petra', 'planner'),
    buyer: await join('Bo', 'buyer'),
  }
}

/** Checks that a page fits and is accessible at both widths. */
async function expectGood(page: Page): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await expectFits(page)
    await expectAccessible(page)
  }
}

async function toFilledCheckout(page: Page, email: string): Promise<void> {
  await addFullSet(page)
  await page.goto('/en-US/checkout')
  await fillCheckout(page, email)
}

test('a planner requests approval, the owner approves by mail and pays, and the planner sees it', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const { owner, planner } = await givenTeamOfThree(browser, baseURL ?? '')
  const { page } = planner
  await toFilledCheckout(page, planner.email)
  await expect(page.getByText('Your team approves this order')).toBeVisible()
  await expectGood(page)
  await page.getByLabel('Note to the approver').fill('For the spring sale.')
  await page.getByRole('button', { name: /^Ask for approval, \$/ }).press('Enter')
  await expect(page.getByText(/^Waiting for .*Olga Baker/)).toBeVisible()
  await expectGood(page)
  expect(await page.evaluate(() => localStorage.getItem('cart_1'))).toBeNull()

  const link = await mailedPath(owner.page.request, owner.email, /^Order to approve/)
  await owner.page.goto(link)
  await expect(owner.page.getByText('For the spring sale.')).toBeVisible()
  await expectGood(owner.page)
  await owner.page.getByRole('button', { name: /^Approve, \$/ }).press('Enter')
  await expect(owner.page.getByText('Olga Baker approved this order')).toBeVisible()
  await expectGood(owner.page)
  await owner.page.getByRole('link', { name: 'Pay by card' }).press('Enter')
  await payWithCard(owner.page, '4242')
  await expect(owner.page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()

  await page.reload()
  await expect(page.getByText('Olga Baker approved this order')).toBeVisible()
  await page.getByRole('link', { name: 'Open the order' }).press('Enter')
  await expect(page.getByText('Booked and paid').first()).toBeVisible()
})

test('a buyer beyond the limit requests approval, the owner denies it with a reason, and nothing is lost', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const { owner, buyer } = await givenTeamOfThree(browser, baseURL ?? '')
  await owner.page.goto('/en-US/team')
  await owner.page.getByLabel('Limit of Bo Baker', { exact: true }).fill('100')
  await owner.page.getByRole('button', { name: 'Save the limit of Bo Baker' }).press('Enter')
  await expect(owner.page.getByText('Bo Baker: $100.00 a month.').first()).toBeVisible()
  await expectGood(owner.page)

  await toFilledCheckout(buyer.page, buyer.email)
  await expect(buyer.page.getByText('You can order $100.00 more this month')).toBeVisible()
  await buyer.page.getByRole('button', { name: /^Ask for approval, \$/ }).press('Enter')
  await expect(buyer.page.getByText('Waiting for Olga Baker')).toBeVisible()

  await owner.page.goto('/en-US/approvals')
  await expectGood(owner.page)
  await owner.page.getByRole('link', { name: 'Lee Bakery' }).press('Enter')
  await owner.page.getByRole('button', { name: 'Deny' }).press('Enter')
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Too early.')
  await dialog.getByRole('button', { name: 'Deny' }).press('Enter')
  await expect(owner.page.getByText('Olga Baker denied this order')).toBeVisible()

  await buyer.page.reload()
  await expect(buyer.page.getByText('Too early.')).toBeVisible()
  await expectGood(buyer.page)
  await buyer.page.getByRole('button', { name: 'Put the plans back in the cart' }).press('Enter')
  await expect(buyer.page).toHaveURL(/\/en-US\/cart$/)
  await expect(buyer.page.getByRole('link', { name: /checkout/i }).first()).toBeVisible()
})
