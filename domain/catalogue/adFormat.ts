import { isBanner, isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** The kind of file of a creative. */
export const CREATIVE_KINDS = ['image', 'html5', 'video', 'audio'] as const
export type CreativeKind = (typeof CREATIVE_KINDS)[number]

export type Orientation = 'landscape' | 'portrait'

/** An ad format: a bookable option of a medium and the requirements of its creatives. */
export interface AdFormat {
  id: string
  mediaType: MediaType
  name: string
  /** Pixels; for video and streaming TV the player's size; null for sound. */
  width: number | null
  height: number | null
  kinds: readonly CreativeKind[]
  /** null where turning the format makes no difference or nothing is shown. */
  orientation: Orientation | null
  /** Maximum duration of the creative in seconds; null for still formats. */
  maxSeconds: number | null
  /** Its share of the placements of a page or app that offers all sizes, percent; null: it fits any placement. */
  placementPercent: number | null
  /** The IAB's advice for file size, in kB; null where there is none. */
  weight: { initialKb: number; subloadKb: number } | null
  /** Surcharge on the product's base price, USD cents per 1,000. */
  cpmSurchargeMinor: number
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
  },
  {
    ...LANDSCAPE,
    ...STATIC,
    id: 'dooh_16x9_static',
    mediaType: 'dooh',
    name: '16:9 Ratio',
  },
  {
    ...LANDSCAPE,
    ...MOTION,
    id: 'dooh_16x9_video',
    mediaType: 'dooh',
    name: '16:9 Ratio',
  },
  {
    ...PORTRAIT,
    ...STATIC,
    id: 'dooh_9x16_static',
    mediaType: 'dooh',
    name: '9:16 Ratio',
  },
  {
    ...PORTRAIT,
    ...MOTION,
    id: 'dooh_9x16_video',
    mediaType: 'dooh',
    name: '9:16 Ratio',
  },
] as const satisfies readonly AdFormat[]

export type AdFormatId = (typeof AD_FORMATS)[number]['id']

const byId = new Map<string, AdFormat>(AD_FORMATS.map((format) => [format.id, format]))

/** The format with this ID, or undefined. */
export function findAdFormat(id: string): AdFormat | undefined {
  return byId.get(id)
}

/** The formats that can be booked for a medium, in catalogue order. */
export function adFormatsFor(mediaType: MediaType): AdFormat[] {
  return AD_FORMATS.filter((format) => format.mediaType === mediaType)
}

/** The display name of a format: "300x250 Medium Rectangle", "16:9 Ratio (1920x1080), video". */
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
