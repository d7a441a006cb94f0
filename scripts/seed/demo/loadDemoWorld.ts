import { slotClaims } from '#database/schema/planning/slotClaims.ts'
import { demoWorld, WORLD_CREATIVES } from '#database/seed/demo/demoWorld.ts'
import { seedHash, type Seed } from '../d1Seed.ts'
import { creativeTables, demoCreativeRows } from './loadDemoCreatives.ts'
import { orderTables } from './loadDemoOrders.ts'
import { seedTableOf } from '../seedTableOf.ts'

const LOADER_VERSION = '1'

/** Running campaigns of all six media for the development publishers; written once, like the demo orders. */
export function demoWorldSeed(now: Date = new Date()): Seed {
  let built: ReturnType<typeof demoWorldRows> | undefined
  const rows = () => (built ??= demoWorldRows(now))
  return {
    name: 'demo_world',
    isDevelopmentOnly: true,
    hash: seedHash(LOADER_VERSION),
    tables: async () => {
      const { order, slots, ads } = await rows()
      return [...orderTables([order]), seedTableOf(slotClaims, slots), ...creativeTables(ads)]
    },
    files: async () => (await rows()).ads.files,
  }
}

/** The world's order with its screens' slots and its ads. */
export async function demoWorldRows(now: Date) {
  const { order, slots } = demoWorld(now)
  const ads = await demoCreativeRows([order], now, { ads: WORLD_CREATIVES, key: 'world' })
  return { order, slots, ads }
}
