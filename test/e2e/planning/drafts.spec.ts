import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { logInAsCustomer } from '#test/support/orders/bookedOrders.ts'
import { DISPLAY, openStep, planAustin } from '#test/support/planning/planner.ts'

const DRAFTS = '/en-US/drafts'

const draftsOf = (page: Page) => page.getByRole('list', { name: 'Drafts' }).getByRole('listitem')

async function setBudget(page: Page, budget: string): Promise<void> {
  await openStep(page, 'Budget')
  const field = page.getByRole('textbox', { name: 'Budget', exact: true })
  await field.fill(budget)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(`$${budget}`)
}

async function renameTo(page: Page, name: string): Promise<void> {
  await draftsOf(page)
    .first()
    .getByRole('button', { name: /^More for/ })
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

for (const [device, size] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)
  test(`a guest plans on a ${device}, logs in, and finds the draft on another device`, async ({
    page,
    browser,
    extraHTTPHeaders,
  }) => {
    const name = `Tents ${device} ${Date.now()}`
    await planAustin(page, DISPLAY)
    await page.setViewportSize(size)
    await expect(page.getByText(/^Saved as a draft/)).toHaveCount(0)
    await setBudget(page, '800')
    await expect(page.getByText('Saved as a draft in this browser.')).toBeVisible()
    await page.getByRole('link', { name: 'All drafts' }).click()
    await expect(page.getByText('These drafts are in this browser only.')).toBeVisible()
    await expect(draftsOf(page)).toHaveCount(1)
    await renameTo(page, name)
    await expectAccessible(page)
    await expectFits(page)

    await logInAsCustomer(page.request, new URL(page.url()).origin)
    await page.goto(DRAFTS)
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(page.getByText('These drafts are in this browser only.')).toHaveCount(0)

    const elsewhere = await browser.newContext({ viewport: size, extraHTTPHeaders })
    const other = await elsewhere.newPage()
    await logInAsCustomer(elsewhere.request, new URL(page.url()).origin)
    await other.goto(new URL(DRAFTS, page.url()).href)
    await other.getByRole('searchbox', { name: 'Search drafts' }).fill(name)
    await other.getByRole('button', { name: `Open ${name}` }).click()
    await expect(other.getByText(/\$800/).first()).toBeAttached()
    await expect(other.getByText('Saved as a draft in your account.')).toBeVisible()
    await elsewhere.close()
  })

test('two tabs edit one plan, and the draft has both changes', async ({ page, context }) => {
  await planAustin(page, DISPLAY)
  await setBudget(page, '700')
  await expect(page.getByText('Saved as a draft in this browser.')).toBeVisible()
  const second = await context.newPage()
  await second.goto(page.url())
  await setBudget(second, '900')
  await expect(page.getByText('This plan was changed in another tab.')).toBeVisible()
  await page.goto(DRAFTS)
  await expect(draftsOf(page)).toHaveCount(1)
  await expect(draftsOf(page).first()).toContainText('$900')
})

test('a draft is duplicated, compared, deleted and restored', async ({ page }) => {
  await planAustin(page, DISPLAY)
  await setBudget(page, '700')
  await expect(page.getByText('Saved as a draft in this browser.')).toBeVisible()
  await page.goto(DRAFTS)
  const more = page.getByRole('button', { name: /^More for/ }).first()
  await more.click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(draftsOf(page)).toHaveCount(2)
  for (const box of await page.getByRole('checkbox').all()) await box.press('Space')
  await page.getByRole('button', { name: 'Compare 2 drafts' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compare drafts' })
  await expect(dialog.getByRole('rowheader', { name: 'Budget' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await more.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(draftsOf(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(draftsOf(page)).toHaveCount(2)
})

test('a reader of a link comments on a draft until its owner revokes the link', async ({
  page,
  browser,
}) => {
  await planAustin(page, DISPLAY)
  const { origin } = new URL(page.url())
  await logInAsCustomer(page.request, origin)
  await page.reload()
  await setBudget(page, '650')
  await expect(page.getByText('Saved as a draft in your account.')).toBeVisible()
  await page.goto(DRAFTS)
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: /^Share/ })
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const address = await dialog.getByText(/shared-draft/).innerText()

  const stranger = await browser.newContext()
  const reader = await stranger.newPage()
  await reader.goto(address)
  await expect(reader.getByText('A plan, not an order.')).toBeVisible()
  await reader.getByRole('textbox', { name: 'Your name' }).fill('Ann')
  await reader.getByRole('textbox', { name: 'Comment' }).fill('Could we start a week later?')
  await reader.getByRole('button', { name: 'Add comment' }).click()
  await expect(reader.getByRole('list', { name: 'Comments' })).toContainText(
    'Could we start a week later?',
  )
  await expectAccessible(reader)

  await dialog.getByRole('button', { name: 'Revoke link' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  await reader.reload()
  await expect(reader.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await stranger.close()
})
