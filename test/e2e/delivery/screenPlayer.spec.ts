// The player of a screen in a browser: it starts without a network, and loses no play.
import type { Page } from '@playwright/test'
import type { Playlist } from '#worker/serve/browser/player/playlist.types.ts'
import { writePng } from '#scripts/fixtures/writePng.ts'
import { ALEX, expect, test } from '#test/support/contact/deskTest.ts'

const SCREEN = 'screen_us_nyc_47th_street_at_seventh_avenue_north_face'

/** The player address of the screen, read by an admin in the back office. */
async function playerAddress(admin: Page): Promise<string> {
  await admin.goto(`/en-US/admin/inventory/${SCREEN}/tags`)
  await admin.getByRole('button', { name: 'Copy: Player' }).click()
  await expect(admin.getByRole('button', { name: 'Copied' })).toBeVisible()
  return await admin.evaluate(async () => await navigator.clipboard.readText())
}

const allowCopy = { permissions: ['clipboard-read', 'clipboard-write'] }

test('a screen that goes offline after its first load starts again', async ({
  pageOf,
  page: screen,
}) => {
  const address = await playerAddress(await pageOf(ALEX, allowCopy))
  await screen.goto(address)
  await expect(screen.locator('main > *')).toBeVisible()
  const stored = () =>
    screen.evaluate(async () => {
      const cache = await caches.open('amd-player-1')
      return (await cache.keys()).map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(stored).toContain('/player.js')
  expect(await stored()).toContain(new URL(address).pathname)
  await screen.context().setOffline(true)
  await screen.reload()
  await expect(screen.locator('main > *')).toBeVisible()
})

test.describe('plays', () => {
  // Playwright's routes do not see a service worker's requests.
  test.use({ serviceWorkers: 'block', standInSays: /Service Worker registration blocked/ })

  test('are sent by the next tab after a tab was closed', async ({ pageOf, page: screen }) => {
    const address = await playerAddress(await pageOf(ALEX, allowCopy))
    const { origin } = new URL(address)
    const now = Date.now()
    const turn = { token: 'token-of-test', src: `${origin}/test-ad.png`, kind: 'image' as const }
    const list: Playlist = {
      screen: { id: SCREEN, name: 'Test', orientation: 'landscape', slotSeconds: 1 },
      builtAt: now,
      hours: [
        { from: now - 60_000, to: now + 3_600_000, slots: [[{ ...turn, title: 'Hot bread' }]] },
      ],
    }
    const context = screen.context()
    const sent: string[] = []
    let isReachable = false
    await context.route(`${origin}/p/*.json*`, (route) => route.fulfill({ json: list }))
    await context.route(`${origin}/test-ad.png`, (route) =>
      route.fulfill({ contentType: 'image/png', body: writePng({ width: 30, height: 20 }) }),
    )
    await context.route(`${origin}/plays`, async (route) => {
      if (!isReachable) return await route.abort()
      const { batch, plays } = route.request().postDataJSON() as {
        batch: number
        plays: { token: string; number: number }[]
      }
      sent.push(...plays.map(({ token, number }) => `${token} ${number}`))
      return await route.fulfill({ json: { batch } })
    })
    await screen.goto(address)
    await expect(screen.getByRole('img', { name: 'Hot bread' })).toBeVisible()
    const unsent = () =>
      screen.evaluate(() =>
        Object.entries(localStorage)
          .filter(([name]) => name.startsWith('amd_plays_'))
          .map(([, value]) => String(value)),
      )
    await expect.poll(async () => (await unsent()).join(' ')).toContain('token-of-test')
    await screen.close({ runBeforeUnload: false })
    isReachable = true
    const next = await context.newPage()
    await next.goto(address)
    await expect.poll(() => sent).toContain('token-of-test 0')
    expect(new Set(sent).size).toBe(sent.length)
  })
})
