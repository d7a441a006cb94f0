import { startTransition, useCallback, useEffect, useState } from 'react'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import { MAP_FILES } from './mapFiles.ts'
import { loadMapGround, loadMapTiles, type MapGround, type MapTile } from './mapGround.ts'

const grounds = new Map<string, Promise<MapGround>>()
const tiles = new Map<string, Promise<MapTile[]>>()

/** Memoizes a fetched file; a failure is not cached, so that it can be retried. */
function once<Value>(
  kept: Map<string, Promise<Value>>,
  url: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(url)
  if (known) return known
  const started = load()
  kept.set(url, started)
  started.catch(() => kept.delete(url))
  return started
}

export type GroundState =
  | { status: 'loading'; ground: null }
  | { status: 'failed'; ground: null }
  | { status: 'ready'; ground: MapGround }

/** The map ground of a country, fetched when first shown. */
export function useMapGround(country: CampaignCountry): GroundState & { retry: () => void } {
  const { url, centralMeridian } = MAP_FILES[country]
  const [state, setState] = useState<GroundState & { url: string }>({
    url,
    status: 'loading',
    ground: null,
  })
  const load = useCallback(
    () =>
      once(grounds, url, () => loadMapGround(url, centralMeridian)).then(
        // Renders its many lines in parts, between which the page responds to input.
        (ground) => startTransition(() => setState({ url, status: 'ready', ground })),
        () => setState({ url, status: 'failed', ground: null }),
      ),
    [url, centralMeridian],
  )
  useEffect(() => void load(), [load])
  const retry = useCallback(() => void load(), [load])
  if (state.url !== url) return { status: 'loading', ground: null, retry }
  return { ...state, retry }
}

const NO_TILES: MapTile[] = []

/** The finer lines of a country, fetched on demand; the map works without them if that fails. */
export function useMapTiles(country: CampaignCountry, isWanted: boolean): MapTile[] {
  const { detailUrl, centralMeridian } = MAP_FILES[country]
  const [loaded, setLoaded] = useState<{ url: string; tiles: MapTile[] } | null>(null)
  useEffect(() => {
    if (!detailUrl || !isWanted) return undefined
    let isCurrent = true
    once(tiles, detailUrl, () => loadMapTiles(detailUrl, centralMeridian)).then(
      (tiles) => isCurrent && startTransition(() => setLoaded({ url: detailUrl, tiles })),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [detailUrl, centralMeridian, isWanted])
  return isWanted && loaded && loaded.url === detailUrl ? loaded.tiles : NO_TILES
}
