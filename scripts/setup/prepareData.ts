import { applySeeds } from '../seed/d1Seed.ts'
import { demoAccountsSeed } from '../seed/demo/loadDemoAccounts.ts'
import { demoCreativesSeed } from '../seed/demo/loadDemoCreatives.ts'
import { demoDeliverySeed } from '../seed/demo/loadDemoDelivery.ts'
import { demoOrdersSeed } from '../seed/demo/loadDemoOrders.ts'
import { demoWorldSeed } from '../seed/demo/loadDemoWorld.ts'
import { demoProductionsSeed } from '../seed/demo/loadDemoProductions.ts'
import { demoCouponsSeed, demoRatesSeed } from '../seed/loadCommerce.ts'
import { exampleInventorySeed } from '../seed/catalogue/loadCatalogue.ts'
import { referenceSeeds } from '../seed/referenceSeeds.ts'
import { inRoot } from '../project/paths.ts'
import { migrate } from './prepareDatabase.ts'

/**
 * Prepares a local database for a new user: tables, places, inventory, demo coupons, accounts, orders, their ads and
 * deliveries, and the campaigns of the demo publishers.
 */
export async function prepareData(statePath: string): Promise<void> {
  await migrate(statePath)
  const outcomes = await applySeeds(
    [
      ...referenceSeeds(),
      exampleInventorySeed(),
      demoRatesSeed(),
      demoCouponsSeed(),
      demoAccountsSeed(),
      demoOrdersSeed(),
      demoCreativesSeed(),
      demoProductionsSeed(),
      demoDeliverySeed(),
      demoWorldSeed(),
    ],
    {
      kind: 'local',
      configPath: inRoot('wrangler.toml'),
      persistTo: statePath,
    },
  )
  const loaded = Object.keys(outcomes).filter((name) => outcomes[name] === 'loaded')
  if (loaded.length > 0) console.log(`Loaded ${loaded.join(', ')}.`)
}
