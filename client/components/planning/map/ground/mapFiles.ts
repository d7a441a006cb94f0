import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import auMap from './data/au.json?url&no-inline'
import caMap from './data/ca.json?url&no-inline'
import dachMap from './data/dach.json?url&no-inline'
import gbMap from './data/gb.json?url&no-inline'
import nzMap from './data/nz.json?url&no-inline'
import usCounties from './data/us-counties.json?url&no-inline'
import usMap from './data/us.json?url&no-inline'

/** The files of a country's map, which scripts/seed/buildMaps.ts generates. Fetched on demand. */
export interface MapFile {
  url: string
  /** Finer lines, fetched when the view is close enough to show them. */
  detailUrl: string | null
  /** The longitude in the middle of the flat map. */
  centralMeridian: number
  /** The view without a chosen region: west, south, east, north. */
  overview: readonly [number, number, number, number]
}

const DACH = { url: dachMap, detailUrl: null, centralMeridian: 10 } as const

export const MAP_FILES = {
  US: {
    url: usMap,
    detailUrl: usCounties,
    centralMeridian: -98,
    overview: [-125, 24.3, -66.5, 49.6],
  },
  CA: { url: caMap, detailUrl: null, centralMeridian: -96, overview: [-139, 41.5, -52, 62] },
  GB: { url: gbMap, detailUrl: null, centralMeridian: -3, overview: [-8.4, 49.8, 2, 59.2] },
  DE: { ...DACH, overview: [5.8, 47.2, 15.1, 55.1] },
  AT: { ...DACH, overview: [9.4, 46.3, 17.3, 49.1] },
  CH: { ...DACH, overview: [5.9, 45.8, 10.6, 47.9] },
  AU: { url: auMap, detailUrl: null, centralMeridian: 134, overview: [112.8, -43.8, 154, -10.5] },
  NZ: { url: nzMap, detailUrl: null, centralMeridian: 173, overview: [166.2, -47.4, 178.8, -34.3] },
} as const satisfies Record<CampaignCountry, MapFile>
