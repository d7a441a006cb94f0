import { lineHome } from '#domain/delivery/counting/lineHome.ts'
import type { Database } from './connection.ts'

/** The databases that hold the counts of lines, by `lineHome`. */
export type Deliveries = readonly [Database, ...Database[]]

/** The database that has the rows of a line. */
export const homeOf = (deliveries: Deliveries, lineId: string): Database =>
  deliveries[lineHome(lineId, deliveries.length)] ?? deliveries[0]

/** Lines by the database that has their rows. */
export const linesByHome = (
  deliveries: Deliveries,
  lineIds: Iterable<string>,
): Map<Database, string[]> => Map.groupBy(lineIds, (lineId) => homeOf(deliveries, lineId))

/** The results of a query about lines: each line is queried in its own database, all in parallel. */
export async function readHomes<Row>(
  deliveries: Deliveries,
  lineIds: readonly string[],
  query: (db: Database, lineIds: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const homes = [...linesByHome(deliveries, lineIds)]
  return (await Promise.all(homes.map(([db, own]) => query(db, own)))).flat()
}
