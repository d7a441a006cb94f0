// Teams: start a team, invite, join, change a role, and lose access in an open tab.
import type { Page } from '@playwright/test'
import { personIn } from '#test/support/accounts/browserPerson.ts'
import { afterFrames } from '#test/support/foundation/browser/afterFrames.ts'
import { holdAnswers } from '#test/support/foundation/heldAnswers.ts'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { mailedPath } from '#test/support/foundation/localMails.ts'

const toast = (page: Page, text: string) => page.getByText(text).first()

test('an owner invites a colleague, who joins, changes roles and loses access in an open tab', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const origin = baseURL ?? ''
  const owner = await personIn(browser, origin, 'Olga')
  const colleague = await personIn(browser, origin, 'Cleo')
  const { page } = owner

  await page.goto('/en-US/team')
  await page.getByLabel('Team name').fill('Corner Bakers')
  await expectAccessible(page)
  const account = '**/api/logins/current'
  const letGo = await holdAnswers(page, account)
  await page.getByLabel('Team name').press('Enter')
  await expect(page.getByRole('heading', { name: 'Corner Bakers', level: 1 })).toBeVisible()

  const form = page.getByRole('form', { name: 'Invite a colleague' })
  await form.getByLabel('Email').fill(colleague.email)
  // The account's new role arrives while its owner types.
  const arrived = page.waitForResponse(account)
  const teamAgain = page.waitForResponse('**/api/team')
  letGo()
  await Promise.all([arrived, teamAgain])
  await afterFrames(page, 3)
  await expect(form.getByLabel('Email')).toHaveValue(colleague.email)
  await form.getByLabel('Role').selectOption('creative')
  await form.getByRole('button', { name: 'Send the invitation' }).press('Enter')
  await expect(toast(page, `We emailed ${colleague.email}.`)).toBeVisible()

  const link = await mailedPath(page.request, colleague.email, /^Join Corner Bakers/)
  const member = colleague.page
  await member.goto(link)
  await expect(member.getByRole('heading', { name: 'Join Corner Bakers' })).toBeVisible()
  await expectAccessible(member)
  await member.getByRole('button', { name: 'Join the team' }).press('Enter')
  await expect(member).toHaveURL(/\/en-US\/team$/)
  await expect(member.getByText('Your role: Creative.')).toBeVisible()
  await member.goto('/en-US/my-orders')
  await expect(member.getByRole('heading', { name: 'My orders' })).toBeVisible()

  await page.reload()
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await expect(page.getByText('Cleo Baker').first()).toBeVisible()
    await expect(page.getByText('joined as Creative')).toBeVisible()
    await expectFits(page)
    await expectAccessible(page)
  }
  await page.getByLabel('Role of Cleo Baker').selectOption('buyer')
  await expect(toast(page, 'Cleo Baker: Buyer.')).toBeVisible()

  const reloaded = member.waitForEvent('load')
  await page.getByRole('button', { name: 'Remove Cleo Baker' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(page.getByText('removed Cleo Baker')).toBeVisible()
  await reloaded
  await member.goto('/en-US/team')
  await expect(member.getByRole('heading', { name: 'Start a team' })).toBeVisible()
  await owner.close()
  await colleague.close()
})
