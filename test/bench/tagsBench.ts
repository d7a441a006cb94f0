import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_PUBLISHERS } from '#database/seed/demo/demoDelivery.ts'
import { WORLD_SCREENS } from '#database/seed/demo/demoWorld.ts'
import { shardOf } from '#domain/delivery/counting/countedEvent.ts'
import { CONNECTIONS, DURATION_S, loadFigures, type Target } from '#scripts/bench/load.ts'
import { loadInTurn } from '#scripts/bench/loadInTurn.ts'
import { printFigures } from '#scripts/bench/report.ts'
import { callerHeaders } from '#scripts/setup/callerHeaders.ts'
import { readLocalSettings } from '#scripts/setup/secrets/developmentSecrets.ts'
import { callServe } from '#scripts/traffic/serveClient.ts'
import { newNonce } from '#worker/adapters/delivery/deliveryKeys.ts'
import { screenKeyOf } from '#worker/adapters/delivery/screenKey.ts'
import { benchBatch, benchToken } from './benchTokens.ts'

/** A place where the demo campaigns run. */
const PLACE = 'place=US,TX,78701,30.267,-97.743'
const ASKED_EVERY_MS = 500
const GIVEN_UP_MS = 90_000
const BEACONS = 40_000
/**
 * A counter commits its batch every 20 ms, so few connections would measure that wait; with many of
 * them the rate shows the Worker's cost.
 */
const MANY_CONNECTIONS = 64
const BATCHES = 400
const PLAYS_A_BATCH = 50

async function inTurn<Value>(count: number, make: (at: number) => Promise<Value>) {
  const made = await Promise.all(Array.from({ length: count }, (_, at) => make(at)))
  let next = 0
  return (): Value => {
    next = (next + 1) % made.length
    const value = made[next]
    if (value === undefined) throw new Error('There is nothing to send.')
    return value
  }
}

/** A nonce that is counted by this shard. */
function nonceOf(shard: number, shards: number): string {
  for (;;) {
    const nonce = newNonce()
    if (shardOf(nonce, shards) === shard) return nonce
  }
}

/** A tag of one medium, with the text that marks a response with an ad. */
interface Tag {
  name: string
  path: string
  method: 'GET' | 'POST'
  body?: string
  goal?: string
  mark: string
}

async function tags(): Promise<Tag[]> {
  const [site] = DEMO_PUBLISHERS.online_display
  const [video] = DEMO_PUBLISHERS.online_video
  const key = await screenKeyOf(readLocalSettings(), WORLD_SCREENS.landscape)
  return [
    {
      name: 'display answer',
      path: `/a/${site}/display_300x250?${PLACE}`,
      method: 'POST',
      body: '{}',
      goal: 'p50 at most 2x',
      mark: '/e/impression?t=',
    },
    {
      name: 'VAST answer',
      path: `/v/${video}.xml?${PLACE}`,
      method: 'GET',
      goal: 'p50 at most 2x',
      mark: '<Ad ',
    },
    {
      name: 'playlist of a screen, 12 hours',
      path: `/p/${key}.json`,
      method: 'GET',
      mark: '"token"',
    },
  ]
}

/**
 * Requests a tag until it returns an ad: after the start, the server takes a while to build its
 * book.
 */
async function untilServed(origin: string, tag: Tag): Promise<void> {
  const givenUpAt = Date.now() + GIVEN_UP_MS
  for (;;) {
    const caller = callerHeaders()['CF-Connecting-IP'] ?? ''
    const { status, text } = await callServe(origin, tag.path, { ...tag, caller })
    if (status === 200 && text.includes(tag.mark)) return
    if (Date.now() > givenUpAt) throw new Error(`${tag.name}: ${status}, and no ad runs there.`)
    await pause(ASKED_EVERY_MS)
  }
}

/**
 * Prints the cost of tags and beacons, relative to an empty route of the ad server and of the site
 * in the same run.
 */
export async function tagsBench(origin: string): Promise<void> {
  const { SERVE_HOST, DELIVERY_SHARDS: shards } = readLocalSettings()
  const on = (target: Omit<Target, 'headers'>): Target => ({
    ...target,
    url: `${origin}${target.url}`,
    headers: () => ({ Host: SERVE_HOST }),
  })
  const asked = await tags()
  for (const tag of asked) await untilServed(origin, tag)
  const token = await inTurn(BEACONS, async () => await benchToken())
  const empty = on({ name: 'empty route of the ad server', url: '/plays', method: 'OPTIONS' })
  const emptyOfSite: Target = {
    name: 'empty route of the site',
    url: `${origin}/api/health`,
    method: 'GET',
  }
  const beacon = on({
    name: 'beacon',
    url: '/e/impression',
    path: () => `/e/impression?t=${token()}`,
    method: 'POST',
  })
  const plays = (name: string, body: () => string) =>
    on({ name: `${PLAYS_A_BATCH} plays at once, ${name}`, url: '/plays', method: 'POST', body })
  const targets = [
    empty,
    ...asked.map(({ path, mark: _mark, ...tag }) => on({ ...tag, url: path })),
    beacon,
    plays('all shards', await inTurn(BATCHES, (at) => benchBatch(at, PLAYS_A_BATCH))),
    plays(
      'one shard',
      await inTurn(BATCHES, (at) => benchBatch(at, PLAYS_A_BATCH, { nonce: nonceOf(0, shards) })),
    ),
  ]
  await loadInTurn('The ad server', targets)
  const few = `${CONNECTIONS} connections, ${DURATION_S} s each`
  printFigures(`The ad server, ${few}`, await loadFigures(targets))
  printFigures(
    `The same beside the site, ${few}`,
    await loadFigures([
      emptyOfSite,
      { ...beacon, goal: "at least 0.33x as many as the site's empty route" },
    ]),
  )
  printFigures(
    `The ad server, ${MANY_CONNECTIONS} connections, ${DURATION_S} s each`,
    await loadFigures([empty, beacon], MANY_CONNECTIONS),
  )
}
