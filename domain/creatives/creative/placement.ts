import { adFormatsFor, type AdFormat, type CreativeKind } from '#domain/catalogue/adFormat.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { CreativeFacts } from './creativeFacts.ts'

/** A screen's facts for the check. */
export interface PlacementScreen {
  name: string
  acceptsVideo: boolean
  /** Its formats, and its views a week, for the cost of a missing format. */
  formatIds?: readonly string[]
  weeklyImpressions?: number
}

/** The placement of a creative: the line's bookings. */
export interface Placement {
  mediaType: MediaType
  /** Booked ad formats; empty for all of the medium. */
  formatIds: readonly string[]
  /** The line's screens (dooh). */
  screens?: readonly PlacementScreen[]
}

/** The catalogue's formats of a placement. */
export function placementFormats({ mediaType, formatIds }: Placement): AdFormat[] {
  const all = adFormatsFor(mediaType)
  return formatIds.length === 0 ? all : all.filter((format) => formatIds.includes(format.id))
}

/**
 * The formats of a placement by shape: those of one size are one. Spots of one medium differ only in duration, and a
 * short one fits the longer format too.
 */
export function placementShapes(placement: Placement): AdFormat[][] {
  const found = new Map<string, AdFormat[]>()
  for (const format of placementFormats(placement)) {
    const key = format.width === null ? 'sound' : `${format.width}x${format.height}`
    found.set(key, [...(found.get(key) ?? []), format])
  }
  return [...found.values()]
}

/** The catalogue's kind of this file; undefined for an unknown one. */
export function creativeKindOf(facts: CreativeFacts): CreativeKind | undefined {
  if (facts.kind === 'unknown') return undefined
  return facts.kind === 'animated_image' ? 'image' : facts.kind
}
