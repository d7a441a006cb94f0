import { isBanner, isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** What a creative is made of. */
export const CREATIVE_KINDS = ['image', 'html5', 'video', 'audio'] as const
export type CreativeKind = (typeof CREATIVE_KINDS)[number]

export type Orientation = 'landscape' | 'portrait'

/** An ad format: what can be booked for a medium and what a creative for it must be. */
export interface AdFormat {
  id: string
  mediaType: MediaType
  name: string
  /** Pixels; for video and streaming TV the size the player shows; null where nothing is shown. */
  width: number | null
  height: number | null
  kinds: readonly CreativeKind[]
  /** null where turning the format makes no difference or nothing is shown. */
  orientation: Orientation | null
  /** Longest running time of the creative in seconds; null for still formats. */
  maxSeconds: number | null
  /** Its part of the placements of a page or app that offers all sizes, percent; null: it fills any placement. */
  placementPercent: number | null
  /** IAB advice for its files, in kB; null where files are not weighed. */
  weight: { initialKb: number; subloadKb: number } | null
  /** What this format adds to the product's base price, USD cents per 1,000. */
  cpmSurchargeMinor: number
  /** What it costs as a person would say it. */
  priceNote: string
}

const DISPLAY = { kinds: ['image', 'html5'], maxSeconds: null, cpmSurchargeMinor: 0 } as const
const UNWEIGHED = { placementPercent: null, weight: null } as const
const LANDSCAPE = { width: 1920, height: 1080, orientation: 'landscape' } as const
const PORTRAIT = { width: 1080, height: 1920, orientation: 'portrait' } as const
const STATIC = { ...UNWEIGHED, kinds: ['image'], maxSeconds: null, cpmSurchargeMinor: 0 } as const
const MOTION = { ...UNWEIGHED, kinds: ['video'], maxSeconds: 10, cpmSurchargeMinor: 0 } as const

/** The ad format catalogue (Catalogue 2, Catalogue 3; typical prices are our own). */
export const AD_FORMATS = [
  {
    ...DISPLAY,
    id: 'display_300x250',
    mediaType: 'online_display',
    name: 'Medium Rectangle',
    width: 300,
    height: 250,
    placementPercent: 50,
    weight: { initialKb: 150, subloadKb: 300 },
    orientation: null,
    priceNote: 'About $6 CPM, on selected sites about $12',
  },
  {
    ...DISPLAY,
    id: 'display_728x90',
    mediaType: 'online_display',
    name: 'Leaderboard',
    width: 728,
    height: 90,
    placementPercent: 30,
    weight: { initialKb: 150, subloadKb: 300 },
    orientation: null,
    priceNote: 'About $6 CPM, on selected sites about $12',
  },
  {
    ...DISPLAY,
    id: 'display_120x600',
    mediaType: 'online_display',
    name: 'Skyscraper',
    width: 120,
    height: 600,
    placementPercent: 20,
    weight: { initialKb: 150, subloadKb: 300 },
    orientation: null,
    priceNote: 'About $6 CPM, on selected sites about $12',
  },
  {
    ...DISPLAY,
    id: 'mobile_300x50',
    mediaType: 'mobile_display',
    name: 'Mobile Leaderboard',
    width: 300,
    height: 50,
    placementPercent: 55,
    weight: { initialKb: 50, subloadKb: 100 },
    orientation: null,
    priceNote: 'About $4 CPM',
  },
  {
    ...DISPLAY,
    id: 'mobile_300x250',
    mediaType: 'mobile_display',
    name: 'Medium Rectangle',
    width: 300,
    height: 250,
    placementPercent: 30,
    weight: { initialKb: 150, subloadKb: 300 },
    orientation: null,
    priceNote: 'About $4 CPM',
  },
  {
    ...DISPLAY,
    id: 'mobile_320x480',
    mediaType: 'mobile_display',
    name: 'Mobile Interstitial',
    width: 320,
    height: 480,
    placementPercent: 15,
    weight: { initialKb: 300, subloadKb: 600 },
    orientation: 'portrait',
    cpmSurchargeMinor: 500,
    priceNote: 'About $9 CPM: it fills the screen',
  },
  {
    ...LANDSCAPE,
    ...UNWEIGHED,
    id: 'video_preroll_15',
    mediaType: 'online_video',
    name: 'Pre-roll, up to 15 s',
    kinds: ['video'],
    maxSeconds: 15,
    cpmSurchargeMinor: 0,
    priceNote: 'About $12 CPM',
  },
  {
    ...LANDSCAPE,
    ...UNWEIGHED,
    id: 'video_preroll_30',
    mediaType: 'online_video',
    name: 'Pre-roll, up to 30 s',
    kinds: ['video'],
    maxSeconds: 30,
    cpmSurchargeMinor: 150,
    priceNote: 'About $13.50 CPM: twice the time',
  },
  {
    ...UNWEIGHED,
    id: 'audio_spot_15',
    mediaType: 'online_audio',
    name: 'Audio spot, up to 15 s',
    width: null,
    height: null,
    kinds: ['audio'],
    orientation: null,
    maxSeconds: 15,
    cpmSurchargeMinor: 0,
    priceNote: 'About $19 CPM',
  },
  {
    ...UNWEIGHED,
    id: 'audio_spot_30',
    mediaType: 'online_audio',
    name: 'Audio spot, up to 30 s',
    width: null,
    height: null,
    kinds: ['audio'],
    orientation: null,
    maxSeconds: 30,
    cpmSurchargeMinor: 200,
    priceNote: 'About $21 CPM: twice the time',
  },
  {
    ...LANDSCAPE,
    ...UNWEIGHED,
    id: 'ctv_spot_15',
    mediaType: 'ctv',
    name: '16:9 TV spot, up to 15 s',
    kinds: ['video'],
    maxSeconds: 15,
    cpmSurchargeMinor: 0,
    priceNote: 'About $28 CPM, on premium services about $35',
  },
  {
    ...LANDSCAPE,
    ...UNWEIGHED,
    id: 'ctv_spot_30',
    mediaType: 'ctv',
    name: '16:9 TV spot, up to 30 s',
    kinds: ['video'],
    maxSeconds: 30,
    cpmSurchargeMinor: 300,
    priceNote: 'About $31 CPM, on premium services about $38',
  },
  {
    ...LANDSCAPE,
    ...STATIC,
    id: 'dooh_16x9_static',
    mediaType: 'dooh',
    name: '16:9 Ratio',
    priceNote: 'Roadside about $5 CPM, indoors about $6.50',
  },
  {
    ...LANDSCAPE,
    ...MOTION,
    id: 'dooh_16x9_video',
    mediaType: 'dooh',
    name: '16:9 Ratio',
    priceNote: 'The same price, where the screen may show motion',
  },
  {
    ...PORTRAIT,
    ...STATIC,
    id: 'dooh_9x16_static',
    mediaType: 'dooh',
    name: '9:16 Ratio',
    priceNote: 'Roadside about $5 CPM, indoors about $6.50',
  },
  {
    ...PORTRAIT,
    ...MOTION,
    id: 'dooh_9x16_video',
    mediaType: 'dooh',
    name: '9:16 Ratio',
    priceNote: 'The same price, where the screen may show motion',
  },
] as const satisfies readonly AdFormat[]

export type AdFormatId = (typeof AD_FORMATS)[number]['id']

const byId = new Map<string, AdFormat>(AD_FORMATS.map((format) => [format.id, format]))

/** The format with this id, or undefined if the catalogue has none. */
export function findAdFormat(id: string): AdFormat | undefined {
  return byId.get(id)
}

/** The formats that can be booked for a medium, in catalogue order. */
export function adFormatsFor(mediaType: MediaType): AdFormat[] {
  return AD_FORMATS.filter((format) => format.mediaType === mediaType)
}

/** A format as people read it: "300x250 Medium Rectangle", "16:9 Ratio (1920x1080), video". */
export function adFormatLabel(format: AdFormat): string {
  if (isOnScreens(format.mediaType)) {
    const kind = format.kinds.includes('video') ? 'video' : 'static'
    return `${format.name} (${format.width}x${format.height}), ${kind}`
  }
  if (isBanner(format.mediaType)) {
    return `${format.width}x${format.height} ${format.name}`
  }
  return format.name
}
