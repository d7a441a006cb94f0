import { GEO_GROUPS, type CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import type { LandRing } from '#domain/planning/local/landPath.ts'
import { CachedValues } from '../../platform/CachedValues.ts'
import type { Bindings } from '../../platform/env.ts'

/** Static files with the outlines of land, one per geo group, made by scripts/seed/buildMaps.ts. */
const FOLDER = 'https://assets.local/ground'

const GROUPS = 16
const read = new CachedValues<LandRing[]>(GROUPS)

/** Outlines of land around a country's group, read once per isolate. Empty if they cannot be read. */
export async function readLand(
  { ASSETS }: Pick<Bindings, 'ASSETS'>,
  country: CampaignCountry,
): Promise<LandRing[]> {
  const group: readonly CampaignCountry[] = GEO_GROUPS[country]
  const name = group.includes('DE') ? 'dach' : country.toLowerCase()
  const rings = await read.get(name, async () => await fetchLand(ASSETS, name))
  // The page works without a coast; the next request tries again.
  if (rings.length === 0) read.delete(name)
  return rings
}

async function fetchLand(assets: Bindings['ASSETS'], name: string): Promise<LandRing[]> {
  try {
    const answer = await assets.fetch(`${FOLDER}/${name}.json`)
    return answer.ok ? await answer.json<LandRing[]>() : []
  } catch {
    return []
  }
}
