// The publishers of the development world, and third-party players: Fluid Player and Dailymotion's
// VAST client.
import { devices, type BrowserContext, type Page } from '@playwright/test'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { ALEX, expect, expectAccessible, test } from '#test/support/contact/deskTest.ts'
import { expectFits } from '#test/support/foundation/browser/expectFits.ts'
import { holdFilm } from '#test/support/creatives/heldFilm.ts'
import { byProgram } from '#test/support/delivery/publisherPage.ts'
import { runningLines } from '#test/support/creatives/worldLines.ts'

// A browser that identifies itself as automated counts as a crawler. Extra headers would make
// browsers send preflights to other hosts, which no publisher's visitor does.
test.use({ userAgent: devices['Desktop Chrome'].userAgent, extraHTTPHeaders: {} })

const HOUR_MS = 3_600_000

const worldOf = (origin: string) => `http://publishers.localhost:${new URL(origin).port}`

/** The real server counts clicks; their landing pages are replaced. */
async function withoutLandingPages(context: BrowserContext): Promise<void> {
  await context.route('**/c?**', async (route) => {
    const { url, headers } = byProgram(route.request().url())
    const all = { ...route.request().headers(), ...headers }
    const answer = await route.fetch({ url, headers: all, maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    await route.fulfill({ contentType: 'text/html', body: '<h1>Landing page</h1>' })
  })
}

/** The valid counts of a line. */
async function countedOf(desk: Page, lineId: string): Promise<Record<string, number>> {
  const answer = await desk.request.get(`/api/reports/${lineId}`)
  const { totals } = (await answer.json()) as ReportView
  return totals.counts.valid
}

const HEARD = ['impression', 'start', 'first_quartile', 'midpoint', 'third_quartile', 'complete']

/** Plays the ad of a player's page. Returns the line that its VAST names. */
async function play(
  page: Page,
  { address, button }: { address: string; button: string },
): Promise<string> {
  const asked = page.waitForResponse((response) =>
    new URL(response.url()).pathname.startsWith('/v/'),
  )
  await page.goto(address)
  await page.locator(button).click()
  const vast = await (await asked).text()
  const lineId = /<Ad id="([^"]+)"/.exec(vast)?.[1] ?? ''
  expect(lineId).not.toBe('')
  return lineId
}

test('players report each quartile of a spot exactly once', async ({
  pageOf,
  page: film,
  context,
  origin,
}) => {
  const desk = await pageOf(ALEX)
  await withoutLandingPages(context)
  const [radio, tv] = [await context.newPage(), await context.newPage()]
  await Promise.all([film, tv].map(holdFilm))
  const before = new Map<string, Record<string, number>>()
  for (const id of runningLines(['online_audio', 'online_video', 'ctv']))
    before.set(id, await countedOf(desk, id))
  const heard = await play(radio, { address: `${worldOf(origin)}/radio`, button: 'main button' })
  const watched = await play(tv, {
    address: `${worldOf(origin)}/tv`,
    button: '.fluid_initial_play',
  })
  const seen = await play(film, {
    address: `${worldOf(origin)}/video`,
    button: '.fluid_initial_play',
  })
  const opened = context.waitForEvent('page')
  await film.locator('.vast_clickthrough_layer').click()
  const landing = await opened
  await expect(landing.getByRole('heading', { name: 'Landing page' })).toBeVisible()
  await landing.close()
  // The player pauses for the landing page, sometimes a moment late, and resumes on a click.
  const spot = film.locator('video').first()
  await expect(spot).toHaveJSProperty('paused', true)
  await expect(async () => {
    await film.locator('.fluid_control_playpause').click()
    await expect(spot).toHaveJSProperty('paused', false, { timeout: 5_000 })
  }).toPass()
  for (const [lineId, kinds] of [
    [heard, HEARD],
    [watched, HEARD],
    [seen, [...HEARD, 'click']],
  ] as const) {
    const was = before.get(lineId)
    const once = Object.fromEntries(kinds.map((kind) => [kind, (was?.[kind] ?? 0) + 1]))
    await expect.poll(async () => await countedOf(desk, lineId)).toMatchObject(once)
  }
})

test('publishers show the ads of a place and an hour', async ({ page, origin }) => {
  const world = worldOf(origin)
  const shows = async (names: readonly string[]) => {
    for (const [at, name] of names.entries())
      await expect(page.frameLocator('iframe').nth(at).getByRole('img', { name })).toBeVisible()
  }
  await page.goto(world)
  await shows(['Gifts, leaderboard', 'Gifts, rectangle', 'Gifts, skyscraper'])
  await expectAccessible(page)
  await page.getByLabel('Seen from').selectOption('Berlin, Germany')
  await page.getByRole('button', { name: 'Look' }).click()
  await expect(page.getByText('Cook with us on Sundays.').first()).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.goto(`${world}/app?hour=noon`)
  await shows(['Gifts, strip', 'Under the tree', 'Gifts, full screen'])
  const answered = page.waitForResponse((response) => response.url().includes('/a/app_us_porch'))
  await page.goto(`${world}/app?hour=night`)
  expect(await (await answered).json()).toEqual({ ad: null })
  // The screens' own clocks are two days off.
  await page.clock.setSystemTime(Date.now() + 48 * HOUR_MS)
  await page.goto(`${world}/street`)
  const wide = page.frameLocator('iframe').nth(0)
  await expect(wide.getByRole('img', { name: 'Muddy Sundays, wide' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['street', 'news', 'app', 'video', 'tv', 'radio']) {
    await page.goto(`${world}/${path}`)
    await expectFits(page)
  }
})
