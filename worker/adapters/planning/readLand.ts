import { GEO_GROUPS, type CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import type { LandRing } from '#domain/planning/local/landPath.ts'
import type { Bindings } from '../../platform/env.ts'

/** Static files with the outlines of land, one per geo group, made by scripts/seed/buildMaps.ts. */
const FOLDER = 'https://assets.local/ground'

const read = new Map<string, Promise<LandRing[]>>()

/** Outlines of land around a country's group, read once per isolate. Empty if they cannot be read. */
export async function readLand(
  { ASSETS }: Pick<Bindings, 'ASSETS'>,
  country: CampaignCountry,
): Promise<LandRing[]> {
  const group: readonly CampaignCountry[] = GEO_GROUPS[country]
  const name = group.includes('DE') ? 'dach' : country.toLowerCase()
  const known = read.get(name)
  if (known) return await known
  const reading = fetchLand(ASSETS, name)
  read.set(name, reading)
  const rings = await reading
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
