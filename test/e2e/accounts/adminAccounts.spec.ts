// The admin area's page of accounts and their roles.
import { ALEX, expect, expectAccessible } from '#test/support/contact/deskTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { test } from '#test/support/contact/ownServer.ts'

test('an admin grants and revokes roles by keyboard, and cannot remove the last admin', async ({
  pageOf,
}) => {
  const page = await pageOf(ALEX)
  await page.goto('/en-US/admin/accounts')
  const rows = page.getByRole('table', { name: 'Accounts' }).getByRole('row')
  const robin = rows.filter({ hasText: 'desk@example.com' })
  const alex = rows.filter({ hasText: ALEX })
  await expect(robin.getByText('Admin', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save the roles' })
  const role = (name: string) => dialog.getByRole('checkbox', { name })

  await robin.getByRole('button', { name: 'Roles of Robin Diaz' }).focus()
  await page.keyboard.press('Enter')
  await expect(role('Admin')).toBeChecked()
  await save.press('Enter')
  await expect(dialog.getByText('Please say why.')).toBeVisible()
  await expect(dialog.getByText('Add or remove a role first.')).toBeVisible()
  await role('Sales').focus()
  await page.keyboard.press('Space')
  await role('Finance').focus()
  await page.keyboard.press('Space')
  await role('Admin').focus()
  await page.keyboard.press('Space')
  await expect(dialog.getByText('Add or remove a role first.')).toHaveCount(0)
  await dialog.getByLabel('Why').focus()
  await page.keyboard.type('Works with agencies now')
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(robin.getByText('Finance', { exact: true })).toBeVisible()
  await expect(robin.getByText('Sales', { exact: true })).toBeVisible()
  await expect(robin.getByText('Admin', { exact: true })).toHaveCount(0)

  // The history lists the change in the page's words, and Escape closes the dialog without a
  // change.
  await robin.getByRole('button', { name: 'Roles of Robin Diaz' }).press('Enter')
  const history = dialog.getByRole('listitem').filter({ hasText: 'Works with agencies now' })
  await expect(history).toContainText('Roles changed: Admin → Sales, Finance')
  await expect(history).toContainText('Alex Chen')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await alex.getByRole('button', { name: 'Roles of Alex Chen' }).press('Enter')
  await role('Admin').press('Space')
  await dialog.getByLabel('Why').fill('I leave the house')
  await save.press('Enter')
  await expect(
    dialog.getByText('This is the last admin. Please make somebody else an admin first.'),
  ).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(alex.getByText('Admin', { exact: true })).toBeVisible()
  await expectFits(page)

  // Robin stops being an admin at once.
  const desk = await pageOf('desk@example.com')
  await desk.goto('/en-US/admin/accounts')
  await expect(desk.getByRole('heading', { name: 'Accounts and roles' })).toBeVisible()
  await expect(desk.getByRole('table', { name: 'Accounts' })).toHaveCount(0)
  await expect(desk.getByText('Your roles do not include this part.')).toBeVisible()
  await desk.goto('/en-US/admin/leads')
  await expect(desk.getByRole('heading', { name: 'Leads', exact: true })).toBeVisible()
})
