// The admin area around the desk: access, transcripts, the event log.
import { ALEX, expect, expectAccessible, openDesk, test } from '#test/support/contact/deskTest.ts'

test('transcripts and events can be searched once they are archived', async ({
  arrives,
  pageOf,
}) => {
  const visitor = await arrives()
  const word = `zebra${visitor.sessionId.slice(-8)}`
  await visitor.say(`I have a ${word} to advertise`)
  const logged = await visitor.peer.ask('event:log', {
    event_type: 'button_click',
    details: { button: word },
    timestamp: new Date().toISOString(),
    timezone: 'America/New_York',
    value: { url: 'https://x.test/en-US', path: '/en-US', user_agent: 'test', referrer: '' },
  })
  expect(logged).toEqual({ success: true })
  const page = await pageOf(ALEX)
  await page.goto('/en-US/admin')
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Chat with us' })).toHaveCount(0)
  await expectAccessible(page)
  const areas = page.getByRole('navigation', { name: 'Admin' })
  await areas.getByRole('link', { name: 'Transcripts' }).click()
  const field = page.getByRole('searchbox', { name: 'Words' })
  await expect(async () => {
    await field.fill(word)
    await field.press('Enter')
    await expect(page.locator('mark')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 90_000, intervals: [3_000] })
  await expectAccessible(page)
  await page.locator('mark').click()
  await expect(page.getByText(`I have a ${word} to advertise`)).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/en-US/admin/events?session=${visitor.sessionId}`)
  const rows = page.getByRole('row').filter({ hasText: word })
  await expect(async () => {
    await page.reload()
    await expect(rows).toHaveCount(1, { timeout: 2_000 })
  }).toPass({ timeout: 60_000, intervals: [3_000] })
  await expect(rows).toContainText('button_click')
  await expectAccessible(page)
})

const ADMIN_PAGES = ['', '/chat', '/transcripts', '/events', '/reviews', '/invoices']

test('customers have no access, and see no link', async ({ pageOf }) => {
  const page = await pageOf('customer@example.com')
  for (const path of ADMIN_PAGES) {
    await page.goto(`/en-US/admin${path}`)
    await expect(page.getByRole('heading', { name: 'No access', exact: true })).toBeVisible()
  }
  await expectAccessible(page)
  const refused = await page.request.get('/api/chat-transcripts?q=secret')
  expect(refused.status()).toBe(403)
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link')).toHaveText([
    'Open the shop',
    'Account data',
  ])
  await page.getByRole('link', { name: 'Open the shop' }).click()
  const head = page.getByRole('banner')
  await head.getByRole('button', { name: 'Casey' }).click()
  await expect(head.getByRole('link', { name: 'Account data' })).toBeVisible()
  await expect(head.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0)
})

test('guests are sent to the login, and admins return to the desk from there', async ({ page }) => {
  for (const path of ADMIN_PAGES) {
    await page.goto(`/en-US/admin${path}`)
    await expect(page).toHaveURL(/\/en-US\/login$/)
  }
  await page.goto('/en-US/admin/chat?desk=europe')
  await expect(page).toHaveURL(/\/en-US\/login$/)
  await page.getByLabel('Email').fill(ALEX)
  await page.getByLabel('Password', { exact: true }).fill('admin-development')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/en-US\/admin\/chat\?desk=europe$/)
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  const areas = page.getByRole('navigation', { name: 'Admin' })
  await expect(areas.getByRole('link', { name: 'Chat', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await areas.getByRole('link', { name: 'Open the shop' }).click()
  await page.getByRole('button', { name: 'Alex' }).click()
  await page.getByRole('link', { name: 'Admin', exact: true }).click()
  await expect(page).toHaveURL(/\/en-US\/admin$/)
  await expect(areas.getByText('Alex')).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/$|\/en-US$/)
})

test('a logout in one tab leaves the desk in all of them', async ({ arrives, pageOf }) => {
  const page = await pageOf(ALEX)
  await openDesk(page)
  const visitor = await arrives()
  await visitor.say('Is it you?')
  const answer = await page.request.delete('/api/logins/current')
  expect(answer.ok()).toBe(true)
  await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible()
  await expect(page.getByText(visitor.name)).toHaveCount(0)
})

test('a missing lead, offer or production offers no retry', async ({ pageOf }) => {
  const page = await pageOf(ALEX)
  const none = '0'.repeat(24)
  for (const path of [
    `leads?lead=lea_${none}`,
    `offers?offer=off_${none}`,
    `productions?ad=lin_${none}`,
  ]) {
    await page.goto(`/en-US/admin/${path}`)
    await expect(page.getByRole('heading', { name: /^This [a-z ]+ was not found$/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  }
})
