import { adFormatsFor, type AdFormat, type CreativeKind } from '#domain/catalogue/adFormat.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { CreativeFacts } from './creativeFacts.ts'

/** What the check needs to know of a screen. */
export interface PlacementScreen {
  name: string
  acceptsVideo: boolean
  /** What it can show, and its views a week: what a missing format costs. */
  formatIds?: readonly string[]
  weeklyImpressions?: number
}

/** Where a creative is to be shown: what a line has booked. */
export interface Placement {
  mediaType: MediaType
  /** Ad formats the line has booked; those of the whole medium where it is empty. */
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
 * The formats of a placement shape by shape: those of one size are one. Spots of one medium differ by length alone, and
 * a short one fits the longer format too.
 */
export function placementShapes(placement: Placement): AdFormat[][] {
  const found = new Map<string, AdFormat[]>()
  for (const format of placementFormats(placement)) {
    const key = format.width === null ? 'sound' : `${format.width}x${format.height}`
    found.set(key, [...(found.get(key) ?? []), format])
  }
  return [...found.values()]
}

/** What the catalogue calls a file of this kind; undefined where it is unknown. */
export function creativeKindOf(facts: CreativeFacts): CreativeKind | undefined {
  if (facts.kind === 'unknown') return undefined
  return facts.kind === 'animated_image' ? 'image' : facts.kind
}
