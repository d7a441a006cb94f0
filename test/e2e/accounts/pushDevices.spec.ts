// Push notifications on devices: the switch and its kinds. Tests cannot reach the browser's push
// service, so the subscription is a stand-in.
import { personIn } from '#test/support/accounts/browserPerson.ts'
import { expect, expectAccessible, test } from '#test/support/foundation/browser/browserTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'

const SUBSCRIPTION = {
  endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
}

test('a device is turned on by keyboard, saves its kinds and is turned off', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const { page, context, close } = await personIn(browser, origin, 'Pia')
  await context.grantPermissions(['notifications'], { origin })
  await page.addInitScript((subscription) => {
    let current: unknown = null
    const given = {
      toJSON: () => subscription,
      unsubscribe: async () => {
        current = null
        return true
      },
    }
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null
    PushManager.prototype.subscribe = async () => {
      current = given
      return given as unknown as PushSubscription
    }
  }, SUBSCRIPTION)
  await page.goto('/en-US/edit-user')
  const section = page.getByRole('region', { name: 'On your devices', exact: true })
  const toggle = section.getByRole('switch', { name: 'Notifications on this device', exact: true })
  await expect(toggle).not.toBeChecked()
  await toggle.press('Space')
  await expect(toggle).toBeChecked()
  await section.getByRole('checkbox', { name: 'Invoice due', exact: true }).press('Space')
  await section.getByRole('button', { name: 'Save device settings', exact: true }).press('Enter')
  await expect(page.getByText('Your device settings are saved.')).toBeVisible()
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await expectFits(page)
    await expectAccessible(page)
  }
  await page.reload()
  await expect(toggle).toBeChecked()
  await expect(
    section.getByRole('checkbox', { name: 'Invoice due', exact: true }),
  ).not.toBeChecked()

  const shown = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return registration.active?.scriptURL
  })
  expect(shown).toBe(`${origin}/notificationWorker.js`)
  await toggle.press('Space')
  await expect(toggle).not.toBeChecked()
  await close()
})
