import { migrate } from './prepareDatabase.ts'

/** Brings a local database to where a new user can use the product: tables, places, inventory, demo coupons. */
export async function prepareData(statePath: string): Promise<void> {
  await migrate(statePath)
}
