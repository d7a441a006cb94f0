import type { AdFormat } from '#domain/catalogue/adFormat.ts'
import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import { fittingFormats } from './checks/checkCreative.ts'
import type { CreativeFacts } from './creativeFacts.ts'
import { formatSize } from './measureWords.ts'
import { placementShapes, type Placement } from './placement.ts'

/** The fields of a creative that decide which formats it covers. */
export interface CoveringCreative {
  facts: CreativeFacts
  isApproved: boolean
}

/** A shape for which a line needs at least one creative: formats of one size are one need, still or moving. */
export interface FormatNeed {
  formatIds: string[]
  /** "Medium Rectangle", "Landscape 16:9". */
  name: string
  /** "300x250", "Up to 30 s". */
  detail: string
  /** Null where nothing is shown. */
  size: PixelSize | null
  /** Billboards: the line's screens that show this shape, and their views a week; null while none is chosen. */
  screens: { count: number; weeklyImpressions: number } | null
  approved: number
  inReview: number
}

/** The needs of a line, shape by shape, and how many of its creatives cover each. */
export function formatNeeds(
  placement: Placement,
  creatives: readonly CoveringCreative[],
): FormatNeed[] {
  const covered = creatives.map(({ facts, isApproved }) => ({
    isApproved,
    formatIds: new Set(fittingFormats(facts, placement).map(({ id }) => id)),
  }))
  return placementShapes(placement).map((formats) => {
    const formatIds = formats.map(({ id }) => id)
    const fitting = covered.filter((one) => formatIds.some((id) => one.formatIds.has(id)))
    const { name, detail, size } = words(formats)
    const screens = screensFor(placement, formatIds)
    return {
      formatIds,
      name,
      detail,
      size,
      screens,
      approved: fitting.filter(({ isApproved }) => isApproved).length,
      inReview: fitting.filter(({ isApproved }) => !isApproved).length,
    }
  })
}

function screensFor({ screens }: Placement, formatIds: readonly string[]): FormatNeed['screens'] {
  if (!screens || screens.length === 0) return null
  const showing = screens.filter((screen) => screen.formatIds?.some((id) => formatIds.includes(id)))
  const weeklyImpressions = showing.reduce((sum, one) => sum + (one.weeklyImpressions ?? 0), 0)
  return { count: showing.length, weeklyImpressions }
}

const BILLBOARD_NAMES = { landscape: 'Landscape 16:9', portrait: 'Portrait 9:16' } as const

function words(formats: readonly AdFormat[]): Pick<FormatNeed, 'name' | 'detail' | 'size'> {
  const [first] = formats
  if (!first) throw new RangeError('A need has at least one format.')
  const { width, height, mediaType, orientation } = first
  const size = width !== null && height !== null ? { width, height } : null
  const seconds = Math.max(...formats.map(({ maxSeconds }) => maxSeconds ?? 0))
  switch (mediaType) {
    case 'online_display':
    case 'mobile_display':
      return { name: first.name, detail: size ? formatSize(size) : '', size }
    case 'dooh':
      return {
        name: BILLBOARD_NAMES[orientation ?? 'landscape'],
        detail: size ? formatSize(size) : '',
        size,
      }
    case 'online_video':
    case 'ctv':
      return { name: 'Video spot', detail: `Up to ${seconds} s, best at 1920x1080`, size }
    case 'online_audio':
      return { name: 'Audio spot', detail: `Up to ${seconds} s`, size: null }
  }
}
