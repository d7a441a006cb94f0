import type { MediaType } from './mediaTypes.ts'

/** The traits of a medium in the rules of all districts (Catalogue 1). */
export interface MediaTraits {
  /** A banner next to content, a spot in a player, or a poster in a screen's loop. */
  form: 'banner' | 'spot' | 'poster'
  /** So many impressions over days, or slots of whole weeks. */
  soldBy: 'impressions' | 'slots'
  /** Websites, apps and services by topic, or public screens in the region. */
  inventory: 'topics' | 'screens'
  /** Beacons of single impressions, or plays, each of which several people see. */
  counts: 'impressions' | 'plays'
  /** Whether one person's impressions can be capped, as they see the ads on their own device. */
  hasFrequencyCap: boolean
  isClickable: boolean
  isHeard: boolean
  /** Whether files must meet the technical norms of television. */
  isTelevision: boolean
}

const ONLINE = {
  soldBy: 'impressions',
  inventory: 'topics',
  counts: 'impressions',
  hasFrequencyCap: true,
  isClickable: true,
  isHeard: false,
  isTelevision: false,
} as const

/** Every difference between media that a rule depends on. */
export const MEDIA_TRAITS = {
  online_display: { ...ONLINE, form: 'banner' },
  mobile_display: { ...ONLINE, form: 'banner' },
  online_video: { ...ONLINE, form: 'spot' },
  online_audio: { ...ONLINE, form: 'spot', isClickable: false, isHeard: true },
  ctv: { ...ONLINE, form: 'spot', isClickable: false, isTelevision: true },
  dooh: {
    ...ONLINE,
    form: 'poster',
    soldBy: 'slots',
    inventory: 'screens',
    counts: 'plays',
    hasFrequencyCap: false,
    isClickable: false,
  },
} as const satisfies Record<MediaType, MediaTraits>

type MediaWith<Trait extends Partial<MediaTraits>> = {
  [Medium in MediaType]: (typeof MEDIA_TRAITS)[Medium] extends Trait ? Medium : never
}[MediaType]

/** The media on public screens. */
export type ScreenMedium = MediaWith<{ inventory: 'screens' }>

export const isBanner = (mediaType: MediaType): boolean => MEDIA_TRAITS[mediaType].form === 'banner'

/** Whether an ad runs in a player, over time and with sound. */
export const isSpot = (mediaType: MediaType): boolean => MEDIA_TRAITS[mediaType].form === 'spot'

/** Whether weeks on single screens are booked, rather than impressions over days. */
export const isSoldBySlots = (mediaType: MediaType): boolean =>
  MEDIA_TRAITS[mediaType].soldBy === 'slots'

/** Whether an ad runs on public screens, which are chosen by place instead of topic. */
export const isOnScreens = (mediaType: MediaType): mediaType is ScreenMedium =>
  MEDIA_TRAITS[mediaType].inventory === 'screens'

/** Whether plays are counted, each of which several people see. */
export const countsPlays = (mediaType: MediaType): boolean =>
  MEDIA_TRAITS[mediaType].counts === 'plays'

export const hasFrequencyCap = (mediaType: MediaType): boolean =>
  MEDIA_TRAITS[mediaType].hasFrequencyCap

export const isClickable = (mediaType: MediaType): boolean => MEDIA_TRAITS[mediaType].isClickable

/** Whether an ad is heard and shows nothing. */
export const isHeard = (mediaType: MediaType): boolean => MEDIA_TRAITS[mediaType].isHeard

export const isTelevision = (mediaType: MediaType): boolean => MEDIA_TRAITS[mediaType].isTelevision
