// The board of leads: from a request on the site to its outcome, by keyboard.
import { ALEX, expect, expectAccessible, test } from '#test/support/contact/deskTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'

test('a lead is answered by keyboard, and the address keeps the view', async ({ pageOf }) => {
  const page = await pageOf(ALEX)
  const request = { phone: '+1 512 555 0188', lastName: 'Quill', company: 'Quill & Sons' }
  await page.goto('/en-US/admin')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Leads' }).click()
  await expect(page.getByRole('radio', { name: /^To answer/ })).toBeChecked()
  await page.evaluate(
    async (bodies) => {
      for (const body of bodies)
        await fetch('/api/contact-form', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
    },
    [
      { ...request, firstName: 'Bea', phone: '+49 30 901820' },
      {
        ...request,
        firstName: 'Ann',
        email: 'quill@example.com',
        message: 'A billboard in Austin?',
      },
    ],
  )
  await page.getByRole('searchbox').fill('quill')
  await page.keyboard.press('Enter')
  // Two filters change in quick succession: both apply.
  const desks = page.getByRole('combobox', { name: 'Desk', exact: true })
  await desks.selectOption({ index: 1 })
  await expect(page).toHaveURL(/desk=/)
  await expect(page).toHaveURL(/q=quill/)
  await desks.selectOption('All desks')
  const opened = page.getByRole('article')
  await expect(opened.getByRole('heading', { level: 2 })).toHaveText('Bea Quill')
  await expectAccessible(page)
  await page.getByRole('heading', { level: 2, name: 'Bea Quill' }).click()
  await page.keyboard.press('j')
  await expect(opened.getByRole('heading', { level: 2 })).toHaveText('Ann Quill')
  await expect(opened.getByText('A billboard in Austin?')).toBeVisible()
  await expect(opened.getByRole('link', { name: 'Call +1 512 555 0188' })).toHaveAttribute(
    'href',
    'tel:+15125550188',
  )
  await opened.getByRole('textbox', { name: 'Note' }).fill('Wants prices by mail')
  await opened.getByRole('button', { name: 'Reached' }).focus()
  await page.keyboard.press('Enter')
  await expect(opened.getByText('In contact', { exact: true })).toBeVisible()
  await expect(opened.getByText('Wants prices by mail')).toBeVisible()
  await expect(opened.getByRole('combobox', { name: 'Assigned to' })).not.toHaveValue('')
  await page.reload()
  await expect(opened.getByRole('heading', { level: 2 })).toHaveText('Ann Quill')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await expectAccessible(page)
  await opened.getByRole('combobox', { name: 'Outcome' }).selectOption('Question answered')
  await opened.getByRole('button', { name: 'Close' }).click()
  await expect(opened.getByText('Question answered', { exact: true }).first()).toBeVisible()
  // Selects several on a phone: the bar stays below the list.
  await page.goto('/en-US/admin/leads?q=quill')
  await expect(page.getByRole('link', { name: /Bea Quill/ })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select Bea Quill' }).focus()
  await page.keyboard.press('Space')
  const chosen = page.getByRole('region', { name: 'Selected leads' })
  await expect(chosen.getByText('1 lead selected')).toBeVisible()
  await expectAccessible(page)
  await chosen.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(page.getByText('1 lead assigned to Alex Chen.')).toBeVisible()
  await expect(chosen).toBeHidden()
  await expect(page.getByRole('link', { name: /Bea Quill.*Alex Chen/ })).toBeVisible()
  await page.goto('/en-US/admin/leads?list=closed&q=quill')
  await expect(page.getByRole('link', { name: /Ann Quill/ })).toBeVisible()
  await expectFits(page)
})

test('a list longer than its window scrolls by itself, and the page does not', async ({
  pageOf,
}) => {
  const page = await pageOf(ALEX)
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto('/en-US/admin/leads')
  await page.evaluate(async () => {
    for (let at = 10; at < 20; at += 1)
      await fetch('/api/contact-form', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          firstName: 'Long',
          lastName: `List ${at}`,
          company: '',
          phone: `+1 512 555 01${at}`,
        }),
      })
  })
  await page.goto('/en-US/admin/leads?q=Long')
  await expect(page.getByRole('link', { name: /^Long List/ })).toHaveCount(10)
  const beyond = (of: string) =>
    page.locator(of).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(await beyond('section[aria-label="Leads of the list"]')).toBeGreaterThan(0)
  expect(await beyond('html')).toBe(0)
})
