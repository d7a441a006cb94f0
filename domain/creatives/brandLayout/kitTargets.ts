import { creativeLimitFor, type PixelSize } from '#domain/catalogue/creativeLimit.ts'
import { isSameSize } from '../creative/checks/checkImage.ts'
import { MAX_FILE_BYTES } from '../creative/fileLimits.ts'
import { formatSize } from '../creative/measureWords.ts'
import { placementFormats, type Placement } from '../creative/placement.ts'

/** The fields of a line that decide which files it needs. */
export interface KitLine {
  id: string
  name: string
  placement: Placement
  isOpen: boolean
}

/** One file that a kit can make for a line. */
export interface KitTarget {
  /** Unique on the page. */
  id: string
  lineId: string
  lineName: string
  placement: Placement
  kind: 'still' | 'motion'
  /** "Leaderboard", "16:9 Ratio". */
  name: string
  size: PixelSize
  /** The recommended maximum weight. */
  maxBytes: number
  /** Accepted video types, the best first; empty for a still. */
  films: readonly ('mp4' | 'webm')[]
}

/** Maximum weight of a motion version, which also loads on phones (bytes). */
const FILM_BYTES = 60 * 1024 * 1024

/**
 * All files that a kit can make for lines: a still for each size that accepts one, a video for each that accepts one.
 */
export function kitTargets(lines: readonly KitLine[]): KitTarget[] {
  return lines.filter(({ isOpen }) => isOpen).flatMap(targetsOf)
}

function targetsOf({ id: lineId, name: lineName, placement }: KitLine): KitTarget[] {
  const limit = creativeLimitFor(placement.mediaType)
  const films = [
    ...(limit.fileTypes.includes('MP4') ? (['mp4'] as const) : []),
    ...(limit.fileTypes.includes('WebM') ? (['webm'] as const) : []),
  ]
  const found = new Map<string, KitTarget>()
  for (const { name, width, height, kinds } of placementFormats(placement)) {
    if (width === null || height === null) continue
    const size = { width, height }
    const of = (kind: KitTarget['kind'], maxBytes: number) => {
      const id = `${lineId} ${formatSize(size)} ${kind}`
      const own = kind === 'still' ? { films: [] } : { films }
      if (!found.has(id))
        found.set(id, { id, lineId, lineName, placement, kind, name, size, maxBytes, ...own })
    }
    const weight = limit.weights.find((one) => isSameSize(one, size))
    if (kinds.includes('image'))
      of('still', weight ? weight.initialKb * 1024 : MAX_FILE_BYTES.image)
    if (kinds.includes('video')) of('motion', FILM_BYTES)
  }
  return [...found.values()]
}
