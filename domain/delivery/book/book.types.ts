import type { CreativeSchedule } from '#domain/creatives/assignment/schedule.ts'
import type { PlanAudience } from '#domain/planning/audience/planAudience.ts'
import type { CreativeKind } from '#domain/catalogue/adFormat.ts'
import type { BytePatch } from '#domain/creatives/creative/bytePatch.ts'
import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { Pace } from './pace.ts'
import type { PlannedLine } from './plannedShare.ts'

/** The format version of a stored book; a reader ignores a book of another version. */
export const BOOK_VERSION = 2

export interface BookCircle {
  latitude: number
  longitude: number
  radiusKm: number
}

/** Where a line runs: the whole country, or the union of states, postal codes and circles. */
export interface BookRegion {
  country: CampaignCountry
  wholeCountry: boolean
  stateCodes: string[]
  zipCodes: string[]
  circles: BookCircle[]
  /** Circles in which it never runs; absent without any. */
  excluded?: BookCircle[]
}

/** The facts in an ad file's signed address that serve it without the database. */
export interface AdFile {
  versionId: string
  /** The file's key in the bucket of creatives. */
  storageKey: string
  bytes: number
  /** Of the stored bytes, hex. */
  sha256: string
  mimeType: string
  /** Whether it is an HTML5 banner's ZIP, whose files are served one by one. */
  isZip: boolean
  /** Bytes to replace when the file is served. */
  patches: BytePatch[]
}

/** An approved version of a creative, with the facts of its file for a response. */
export interface BookCreative extends AdFile {
  creativeId: string
  formatId: string
  weight: number
  schedule: CreativeSchedule | null
  title: string
  nameForReporting: string
  /** The click target; null for creatives without clicks. */
  landingPage: string | null
  kind: CreativeKind
  /** The type of the file at the address: `file`, or an HTML5 banner's page. */
  path: string
  width: number | null
  height: number | null
  durationMs: number | null
  /** As declared by the file; null if unknown. */
  codec: string | null
}

/** A line that may run, with everything that decides when. */
export interface BookLine extends PlannedLine {
  lineId: string
  name: string
  region: BookRegion
  /** Chosen topics and products, and excluded ones (the blacklist). */
  inventory: { topics: string[]; selected: string[]; deselected: string[] }
  audience: PlanAudience
  capPerDay: number | null
  booked: number
  delivered: number
  pace: Pace
  creatives: BookCreative[]
}

/** A website, app, station, service or screen, by its ID in a request. */
export interface BookProduct {
  id: string
  name: string
  country: CampaignCountry
  topic: string
  formatIds: string[]
}

/** A screen with the holders of its slots. */
export interface BookScreen extends BookProduct {
  stateCode: string
  latitude: number
  longitude: number
  orientation: 'landscape' | 'portrait'
  illuminated: boolean
  loopSlots: number
  slotSeconds: number
  /** By the Monday of the week: the line in each slot, null for a free one. */
  weeks: Record<string, (string | null)[]>
}

/** The lines that may run now in one medium for the people of one country. */
export interface DeliveryBook {
  version: typeof BOOK_VERSION
  builtAtMs: number
  country: CampaignCountry
  mediaType: MediaType
  /** Other media's products. */
  products: BookProduct[]
  /** Billboards. */
  screens: BookScreen[]
  lines: BookLine[]
}

/** A part of a book: its products, its screens or a bucket of its lines. Immutable, stored under its hash. */
export interface BookChunk {
  version: typeof BOOK_VERSION
  products?: BookProduct[]
  screens?: BookScreen[]
  lines?: BookLine[]
}

/** A bucket of the product index. Immutable, stored under its hash. */
export interface ProductIndexChunk {
  version: typeof BOOK_VERSION
  index: ProductIndex
}

/** The book of each product. */
export type ProductIndex = Record<string, { country: CampaignCountry; mediaType: MediaType }>
