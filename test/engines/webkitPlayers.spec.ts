// The players of screens and of publishers in WebKit: our own, Fluid Player and Dailymotion's VAST client.
import { WORLD_SCREENS } from '#database/seed/demo/demoWorld.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { logInDemo } from '#scripts/setup/logInDemo.ts'
import { runningLines } from '../support/creatives/worldLines.ts'
import type { WebKitPage } from './WebKitPage.ts'
import { expect, test } from './webkitTest.ts'

const HEARD = ['impression', 'start', 'first_quartile', 'midpoint', 'third_quartile', 'complete']

/** A spot takes half a minute, and its counts arrive a moment later. */
const PLAYING = { timeout: 120_000 }

/**
 * Fluid Player logs this, and continues, if the spot is ready before its empty first film has
 * begun.
 */
const FIRST_FILM_GIVEN_UP = /^\[FP_ERROR\] Playback error AbortError/

const worldOf = (origin: string) => `http://publishers.localhost:${new URL(origin).port}`

/** Reads from the API as an admin. */
async function read<T>(origin: string, path: string): Promise<T> {
  const cookie = await logInDemo(origin, 'admin')
  const answer = await fetch(`${origin}${path}`, { headers: { cookie } })
  return (await answer.json()) as T
}

/** The valid counts of all lines that run in a medium. */
async function counted(origin: string, lines: readonly string[]): Promise<Record<string, number>> {
  const sum: Record<string, number> = {}
  for (const lineId of lines) {
    const { totals } = await read<ReportView>(origin, `/api/reports/${lineId}`)
    for (const kind of HEARD)
      sum[kind] = (sum[kind] ?? 0) + ((totals.counts.valid as Record<string, number>)[kind] ?? 0)
  }
  return sum
}

const oneMore = (counts: Record<string, number>) =>
  Object.fromEntries(HEARD.map((kind) => [kind, (counts[kind] ?? 0) + 1]))

for (const { path, medium, begin } of [
  {
    path: 'radio',
    medium: 'online_audio',
    begin: (web: WebKitPage) => web.press('button', 'Listen'),
  },
  {
    path: 'video',
    medium: 'online_video',
    begin: (web: WebKitPage) => web.pressDrawn('.fluid_initial_play'),
  },
  {
    path: 'tv',
    medium: 'ctv',
    begin: (web: WebKitPage) => web.pressDrawn('.fluid_initial_play'),
  },
] as const)
  test(`/${path} of the publishers reports each quartile of a spot once`, async ({
    web,
    origin,
  }) => {
    const lines = runningLines([medium])
    const before = await counted(origin, lines)
    await web.visit(`${worldOf(origin)}/${path}`)
    await begin(web)
    await expect.poll(() => counted(origin, lines), PLAYING).toEqual(oneMore(before))
    for (const fault of await web.faults()) expect(fault).toMatch(FIRST_FILM_GIVEN_UP)
  })

test('a screen shows the ads that run on it', async ({ web, origin }) => {
  const { groups } = await read<{ groups: { tags: { id: string; text: string }[] }[] }>(
    origin,
    `/api/inventory/${WORLD_SCREENS.landscape}/tags`,
  )
  const player = groups.flatMap(({ tags }) => tags).find(({ id }) => id === 'player')
  await web.visit(player?.text ?? '')
  await web.find('img', 'Muddy Sundays, wide')
})
