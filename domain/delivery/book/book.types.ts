import type { CreativeSchedule } from '#domain/creatives/assignment/schedule.ts'
import type { PlanAudience } from '#domain/planning/audience/planAudience.ts'
import type { CreativeKind } from '#domain/catalogue/adFormat.ts'
import type { BytePatch } from '#domain/creatives/creative/bytePatch.ts'
import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { Pace } from './pace.ts'
import type { PlannedLine } from './plannedShare.ts'

/** The form of a stored book; a reader leaves a book of another form alone. */
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
}

/** What serves an ad's file without the database: its signed address carries these facts. */
export interface AdFile {
  versionId: string
  /** Where the file is in the bucket of creatives. */
  storageKey: string
  bytes: number
  /** Of the stored bytes, hex. */
  sha256: string
  mimeType: string
  /** Whether it is an HTML5 banner's ZIP, whose files are served one by one. */
  isZip: boolean
  /** Bytes that are shown other than they are stored. */
  patches: BytePatch[]
}

/** An approved version of a creative, with what an answer tells of its file. */
export interface BookCreative extends AdFile {
  creativeId: string
  formatId: string
  weight: number
  schedule: CreativeSchedule | null
  title: string
  nameForReporting: string
  /** Where a click leads; null where nothing is clicked. */
  landingPage: string | null
  kind: CreativeKind
  /** Of the file behind its address: `file`, or an HTML5 banner's page. */
  path: string
  width: number | null
  height: number | null
  durationMs: number | null
  /** As the file states it; null where unknown. */
  codec: string | null
}

/** A line that may run, with everything that decides whether it does. */
export interface BookLine extends PlannedLine {
  lineId: string
  name: string
  region: BookRegion
  /** Topics and products chosen, and those left out (the blacklist). */
  inventory: { topics: string[]; selected: string[]; deselected: string[] }
  audience: PlanAudience
  capPerDay: number | null
  booked: number
  delivered: number
  pace: Pace
  creatives: BookCreative[]
}

/** A website, app, station, service or screen as a request names it. */
export interface BookProduct {
  id: string
  name: string
  country: CampaignCountry
  topic: string
  formatIds: string[]
}

/** A screen with who has its slots. */
export interface BookScreen extends BookProduct {
  stateCode: string
  latitude: number
  longitude: number
  orientation: 'landscape' | 'portrait'
  illuminated: boolean
  loopSlots: number
  slotSeconds: number
  /** By the Monday of the week: the line in each slot, null where it is free. */
  weeks: Record<string, (string | null)[]>
}

/** What may run now in one medium for the people of one country. */
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

/** In which book a product is found. */
export type ProductIndex = Record<string, { country: CampaignCountry; mediaType: MediaType }>
