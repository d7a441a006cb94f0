import { DEMO_PUBLISHERS } from '#database/seed/demo/demoDelivery.ts'
import { shardOf } from '#domain/delivery/countedEvent.ts'
import { CONNECTIONS, DURATION_S, loadFigures, type Target } from '#scripts/bench/load.ts'
import { printFigures } from '#scripts/bench/report.ts'
import { readLocalSettings } from '#scripts/setup/developmentSecrets.ts'
import { newNonce } from '#worker/adapters/deliveryKeys.ts'
import { screenKeyOf } from '#worker/adapters/screenKey.ts'
import { benchBatch, benchToken } from './benchTokens.ts'

/** Where the demo campaigns run. */
const PLACE = 'place=US,TX,78701,30.267,-97.743'
const SCREEN = 'screen_us_nyc_47th_street_at_seventh_avenue_north_face'
const BEACONS = 12_000
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

/** A nonce that one shard counts. */
function nonceOf(shard: number, shards: number): string {
  for (;;) {
    const nonce = newNonce()
    if (shardOf(nonce, shards) === shard) return nonce
  }
}

/** Prints what tags and beacons cost against an empty route of the ad server's host, in one run. */
export async function tagsBench(origin: string): Promise<void> {
  const settings = readLocalSettings()
  const shards = settings.DELIVERY_SHARDS
  const headers = () => ({ Host: settings.SERVE_HOST })
  const on = (target: Omit<Target, 'headers'>): Target => ({
    ...target,
    url: `${origin}${target.url}`,
    headers,
  })
  const beacon = await inTurn(BEACONS, async () => await benchToken())
  const anywhere = await inTurn(BATCHES, async (at) => await benchBatch(at, PLAYS_A_BATCH))
  const inOne = await inTurn(
    BATCHES,
    async (at) => await benchBatch(at, PLAYS_A_BATCH, { nonce: nonceOf(0, shards) }),
  )
  const [site] = DEMO_PUBLISHERS.online_display
  const [video] = DEMO_PUBLISHERS.online_video
  const key = await screenKeyOf(settings, SCREEN)
  const answers = 'p50 at most 2x'
  const figures = await loadFigures([
    on({ name: 'empty route', url: '/plays', method: 'OPTIONS' }),
    on({
      name: 'display answer',
      url: `/a/${site}/display_300x250?${PLACE}`,
      method: 'POST',
      body: '{}',
      goal: answers,
    }),
    on({ name: 'VAST answer', url: `/v/${video}.xml?${PLACE}`, method: 'GET', goal: answers }),
    on({ name: 'playlist of a screen', url: `/p/${key}.json`, method: 'GET' }),
    on({
      name: 'beacon',
      url: '/e/impression',
      path: () => `/e/impression?t=${beacon()}`,
      method: 'POST',
      goal: 'at least 0.33x',
    }),
    on({
      name: `${PLAYS_A_BATCH} plays at once, all shards`,
      url: '/plays',
      method: 'POST',
      body: anywhere,
    }),
    on({
      name: `${PLAYS_A_BATCH} plays at once, one shard`,
      url: '/plays',
      method: 'POST',
      body: inOne,
    }),
  ])
  printFigures(`The ad server, ${CONNECTIONS} connections, ${DURATION_S} s each`, figures)
}
