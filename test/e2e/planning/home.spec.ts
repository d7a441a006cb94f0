import type { Page } from '@playwright/test'
import { GUIDE_MENU } from '#content/guideMenu.ts'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'

const people = (page: Page) => page.getByText(/^[\d,]+ people$/)
const reachOf = async (page: Page) =>
  Number((await people(page).textContent())?.replaceAll(/\D/g, ''))

test('the mini planner shows real figures and passes them to the planner', async ({ page }) => {
  await page.goto('/en-US')
  await expect(people(page)).toBeVisible()
  const before = await reachOf(page)
  expect(before).toBeGreaterThan(1_000)

  const budget = page.getByRole('slider', { name: 'Budget' })
  await budget.focus()
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight')
  await expect(budget).toHaveAttribute('aria-valuetext', '$3,500')
  await expect.poll(() => reachOf(page)).toBeGreaterThan(before)

  // The field accepts coordinates, like the planner.
  const where = page.getByRole('combobox', { name: 'Where' })
  await where.fill('30.2672, -97.7431')
  await page.getByRole('option', { name: /^Pin at 30\.2672/ }).click()
  await expect(where).toHaveValue(/^Pin near 78701 Austin/)

  // The field finds places abroad, like the planner, and the country follows the place.
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('US')
  await page.getByRole('combobox', { name: 'Where' }).fill('muenchen')
  await expect(page.getByRole('option', { name: /^Munich.*Germany/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue(/^Munich/)
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('DE')

  await page.getByRole('combobox', { name: 'Medium' }).selectOption('Streaming TV')
  await expect(page.getByText(/watch it/)).toBeVisible()
  await page.getByRole('link', { name: 'Plan it' }).click()
  await expect(page).toHaveURL(/ctv-streaming-ads\/buy-self-service/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the navigation works by keyboard alone', async ({ page }) => {
  await page.goto('/en-US')
  await expect(people(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()

  const plan = page.getByRole('button', { name: 'Plan a campaign' })
  await plan.focus()
  await page.keyboard.press('Enter')
  await expect(plan).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: /Billboards/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(plan).toHaveAttribute('aria-expanded', 'false')
  await expect(plan).toBeFocused()

  const opener = page.getByRole('button', { name: 'Search the site' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const search = page.getByRole('dialog', { name: 'Search the site' })
  const field = search.getByRole('combobox', { name: 'What are you looking for?' })
  await expect(field).toBeFocused()
  await field.fill('billboard rules')
  const found = search.getByRole('option', { name: 'What are the rules for a billboard ad?' })
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What are the rules for a billboard ad?',
  )
  await expect(search).toBeHidden()
})

for (const width of [360, 390, 1440]) {
  test(`home and credits fit ${width} px and are accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/en-US', '/en-US/credits']) {
      await page.goto(path)
      if (path === '/en-US') await expect(people(page)).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)
    }
  })
}

test('the phone menu keeps the focus, closes with Escape and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en-US')
  await expect(people(page)).toBeVisible()
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  const dialog = page.getByRole('dialog', { name: 'Menu' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.click()
  await dialog
    .getByRole('link', { name: /Streaming TV/ })
    .first()
    .click()
  await expect(page).toHaveURL(/ctv-streaming-ads/)
  await expect(dialog).toBeHidden()
})

const guidesButton = (page: Page) => page.getByRole('button', { name: 'Guides' })

test('the guides menu names every section with its pages, and closes on Escape, Tab and a click', async ({
  page,
}) => {
  await page.goto('/en-US')
  await expect(people(page)).toBeVisible()
  const guides = guidesButton(page)
  await guides.focus()
  await page.keyboard.press('Enter')
  await expect(guides).toHaveAttribute('aria-expanded', 'true')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expectAccessible(page)
  await expectFits(page)
  for (const { label, to, pages, plan } of GUIDE_MENU) {
    await expect(main.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', to)
    await expect(main.getByRole('list', { name: label }).getByRole('link')).toHaveCount(
      pages.length,
    )
    await expect(main.getByRole('link', { name: plan.label, exact: true })).toHaveAttribute(
      'href',
      plan.to,
    )
  }
  await page.keyboard.press('Tab')
  await expect(main.getByRole('link', { name: 'Billboards', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(guides).toHaveAttribute('aria-expanded', 'false')
  await expect(guides).toBeFocused()

  await page.keyboard.press('Enter')
  await main.getByRole('link', { name: 'Sample report' }).focus()
  await page.keyboard.press('Tab')
  await expect(guides).toHaveAttribute('aria-expanded', 'false')

  await guides.click()
  await expect(guides).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded()
  await page.getByRole('heading', { level: 2 }).last().click()
  await expect(guides).toHaveAttribute('aria-expanded', 'false')

  await guides.click()
  await main
    .getByRole('list', { name: 'Streaming TV' })
    .getByRole('link', { name: 'Services' })
    .click()
  await expect(page).toHaveURL(/ctv-streaming-ads\/video-ads$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(guides).toHaveAttribute('aria-expanded', 'false')
  await guides.click()
  await expect(main.locator('[aria-current="page"]')).toHaveText('Services')
})

test('on a phone the sections open one at a time, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en-US')
  await expect(people(page)).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const opener = (name: string) => menu.locator('summary', { hasText: name })
  const pages = (name: string) => menu.getByRole('list', { name, exact: true })
  await opener('Billboards').focus()
  await page.keyboard.press('Enter')
  await expect(pages('Billboards')).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
  await opener('Audio').click()
  await expect(pages('Audio')).toBeVisible()
  await expect(pages('Billboards')).toBeHidden()
  await pages('Audio').getByRole('link', { name: 'Prices' }).click()
  await expect(page).toHaveURL(/digital-radio-internet-radio-ads\/price-budget-rates-cpm$/)
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menus open on hover and focus; on a phone the footer is the menu', async ({ page }) => {
    await page.goto('/en-US')
    const main = page.getByRole('navigation', { name: 'Main' })
    await guidesButton(page).focus()
    await main.getByRole('list', { name: 'Mobile' }).getByRole('link', { name: 'Formats' }).click()
    await expect(page).toHaveURL(/mobile-advertising-banner\/dimensions-adformats-specs$/)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: 'Menu' }).click()
    await page
      .getByRole('navigation', { name: 'Guides' })
      .getByRole('link', { name: 'Audio', exact: true })
      .click()
    await expect(page).toHaveURL(/digital-radio-internet-radio-ads$/)
  })
})

test('the site reports a lost connection', async ({ page, context }) => {
  await page.goto('/en-US')
  await expect(people(page)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.', { exact: false })).toBeHidden()
})
