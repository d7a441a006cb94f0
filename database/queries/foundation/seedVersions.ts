import { sql } from 'drizzle-orm'
import type { Database } from '#database/connection.ts'
import { dataVersions } from '#database/schema/foundation/dataVersions.ts'
import { seedVersions } from '#database/schema/foundation/seedVersions.ts'

/** Versions that change whenever the data of a kind changes; null where no version is stored. */
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

/** Selects the rows of `VersionRow`, for use in a larger query. */
export const versionRows = sql`
  select 'seed' as kind, ${seedVersions.name} as name, ${seedVersions.hash} as version from ${seedVersions}
  where ${seedVersions.name} = 'places' or ${seedVersions.name} like 'postcodes_%'
  union all select 'data', ${dataVersions.name}, ${dataVersions.version} from ${dataVersions}`

/** The versions of the data behind prices and forecasts, in one query. */
export async function readDataVersions(db: Database): Promise<DataVersions> {
  return dataVersionsOf(await db.all<VersionRow>(sql`${versionRows} order by 1, 2`))
}

/** The versions in the rows, which must be in order. */
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
