import { like, or, eq } from 'drizzle-orm'
import type { Database } from '../connection.ts'
import { seedVersions } from '../schema/seedVersions.ts'

/** What changes whenever the places or postal codes are loaded anew; null while nothing is loaded. */
export async function placesVersion(db: Database): Promise<string | null> {
  const rows = await db
    .select()
    .from(seedVersions)
    .where(or(eq(seedVersions.name, 'places'), like(seedVersions.name, 'postcodes_%')))
    .orderBy(seedVersions.name)
  return rows.length === 0 ? null : rows.map(({ name, hash }) => `${name}=${hash}`).join('&')
}
