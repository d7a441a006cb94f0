import { demoDelivery } from '#database/seed/demo/demoDelivery.ts'
import { demoOrders } from '#database/seed/demo/demoOrders.ts'
import { deliveryHours, deliveryTotals } from '#database/schema/delivery/deliveryHours.ts'
import { seedHash, type Seed } from '../d1Seed.ts'
import { demoCreativeRows } from './loadDemoCreatives.ts'
import { seedTableOf } from '../seedTableOf.ts'

const LOADER_VERSION = '1'
/** Development has one delivery database. */
const DATABASE = 'DELIVERY_DB_0'

/** Deliveries of the demo orders' approved ads, which fill their reports; for development only. */
export function demoDeliverySeed(now: Date = new Date()): Seed {
  return {
    name: 'demo_delivery',
    isDevelopmentOnly: true,
    hash: seedHash(LOADER_VERSION),
    tables: async () => {
      const orders = demoOrders(now)
      const { versions } = await demoCreativeRows(orders, now)
      const approved = versions.filter(({ state }) => state === 'approved')
      const { hours, totals } = demoDelivery(orders, approved, now)
      return [seedTableOf(deliveryHours, hours), seedTableOf(deliveryTotals, totals)].map((table) =>
        Object.assign(table, { database: DATABASE }),
      )
    },
  }
}
