import { sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { dataVersions } from '#database/schema/foundation/dataVersions.ts'
import { seedVersions } from '#database/schema/foundation/seedVersions.ts'

/** What changes whenever the data of a kind changes; null where nothing can tell. */
export interface DataVersions {
  /** Places and postal codes. */
  places: string | null
  /** Products, screens and publishers. */
  catalogue: string | null
  rates: string | null
}

export interface VersionRow {
  kind: 'seed' | 'data'
  name: string
  version: string
}

/** The rows of `VersionRow`, for one reading with what else is asked for. */
export const versionRows = sql`
  select 'seed' as kind, ${seedVersions.name} as name, ${seedVersions.hash} as version from ${seedVersions}
  where ${seedVersions.name} = 'places' or ${seedVersions.name} like 'postcodes_%'
  union all select 'data', ${dataVersions.name}, ${dataVersions.version} from ${dataVersions}`

/** The versions of what prices and forecasts are made of, in one reading. */
export async function readDataVersions(db: Database): Promise<DataVersions> {
  return dataVersionsOf(await db.all<VersionRow>(sql`${versionRows} order by 1, 2`))
}

/** What the rows, in their order, say. */
export function dataVersionsOf(rows: readonly VersionRow[]): DataVersions {
  const places = rows.filter(({ kind }) => kind === 'seed')
  const versionOf = (wanted: string) =>
    rows.find(({ kind, name }) => kind === 'data' && name === wanted)?.version ?? null
  return {
    places:
      places.length === 0
        ? null
        : places.map(({ name, version }) => `${name}=${version}`).join('&'),
    catalogue: versionOf('catalogue'),
    rates: versionOf('rates'),
  }
}
