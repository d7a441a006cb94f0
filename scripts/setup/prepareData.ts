import { loadPlaces } from '../seed/loadPlaces.ts'
import { migrate } from './prepareDatabase.ts'

/** Brings a local database to where a new user can use the product: tables, places, inventory, demo coupons. */
export async function prepareData(statePath: string): Promise<void> {
  await migrate(statePath)
  const target = { kind: 'local', persistTo: statePath } as const
  const loaded = await loadPlaces({ target })
  if (loaded === 'loaded') console.log('Loaded the places.')
}
