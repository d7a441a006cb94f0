// Agencies: the first client, separate clients in two tabs, and a client's own login.
import type { Page } from '@playwright/test'
import { personIn } from '#test/support/accounts/browserPerson.ts'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { mailedPath } from '#test/support/foundation/localMails.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Adds a client by keyboard. */
async function addClient(page: Page, name: string) {
  const form = page.getByRole('form', { name: 'Add a client' })
  await form.getByLabel('Client name').fill(name)
  await form.getByLabel('Client name').press('Enter')
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
}

const chosenIn = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Client' }).locator('option:checked')

test('an agency works for two clients in two tabs, and a client logs in by itself', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const origin = baseURL ?? ''
  const owner = await personIn(browser, origin, 'Olga')
  const guest = await personIn(browser, origin, 'Cora')
  const { page } = owner

  await page.goto('/en-US/team')
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Client' })).toHaveCount(0)
  await page.getByLabel('Team name').fill('Great Ads')
  await page.getByLabel('Team name').press('Enter')
  await page.getByRole('link', { name: 'Become an agency' }).press('Enter')
  await expect(page.getByText('With clients, your team works as an agency')).toBeVisible()
  await addClient(page, 'Acme')
  await addClient(page, 'Bolt')
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport)
    await expect(page.getByRole('heading', { name: 'Acme', level: 2 })).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
  }

  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Work for Acme' }).press('Enter')
  await loaded
  await expect(chosenIn(page)).toHaveText('Acme')
  const other = await owner.context.newPage()
  await other.goto('/en-US/my-orders')
  await expect(chosenIn(other)).toHaveText('All clients')
  const switched = other.waitForEvent('load')
  await other
    .getByRole('banner')
    .getByRole('combobox', { name: 'Client' })
    .selectOption({ label: 'Bolt' })
  await switched
  await expect(chosenIn(other)).toHaveText('Bolt')
  await expect(other).toHaveURL(/client=cli_/)
  await page.reload()
  await expect(chosenIn(page)).toHaveText('Acme')

  const form = page.getByRole('form', { name: 'Invite someone from Acme' })
  await form.getByLabel('Email').fill(guest.email)
  await form.getByLabel('Email').press('Enter')
  await expect(page.getByText(`We emailed ${guest.email}.`).first()).toBeVisible()
  const link = await mailedPath(page.request, guest.email, /^Join Great Ads/)
  const client = guest.page
  await client.goto(link)
  await expect(client.getByRole('heading', { name: 'See the campaigns of Acme' })).toBeVisible()
  await expectAccessible(client)
  await client.getByRole('button', { name: 'Join the team' }).press('Enter')
  await expect(client.getByText('Your role: Viewer of the client Acme.')).toBeVisible()
  await expect(client.getByText('Bolt')).toHaveCount(0)
  await expect(client.getByRole('banner').getByRole('combobox', { name: 'Client' })).toHaveCount(0)

  await page.goto('/en-US/statements')
  await expect(page.getByText('No statements yet')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/en-US/team/clients')
  await page.getByRole('button', { name: 'Archive Acme' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Restore Acme' })).toBeVisible()
  await client.goto('/en-US/team')
  await expect(client.getByRole('heading', { name: 'Start a team' })).toBeVisible()
  await owner.close()
  await guest.close()
})
