import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import type { Fix } from './finding.ts'
import { formatSize } from './measureWords.ts'
import { exportInstead } from './newFinding.ts'

/** Ratios that differ by less than this look the same: scaling needs no crop. */
const SAME_RATIO = 0.01

/** The difference in shape between two sizes; 0 is the same shape. */
export function ratioDistance(a: PixelSize, b: PixelSize): number {
  return Math.abs(Math.log((a.width * b.height) / (a.height * b.width)))
}

/** The size that crops the least of the picture. */
export function nearestSize(size: PixelSize, allowed: readonly PixelSize[]): PixelSize | undefined {
  return [...allowed].sort((a, b) => ratioDistance(size, a) - ratioDistance(size, b))[0]
}

/** The fixes that give a picture exactly this size, best first. */
export function sizeFixes(size: PixelSize, target: PixelSize): Fix[] {
  const { width, height } = target
  if (size.width === 0 || size.height === 0) {
    return [exportInstead(`Export it again in ${formatSize(target)} pixels.`)]
  }
  if (ratioDistance(size, target) < SAME_RATIO) return [{ kind: 'scale', width, height }]
  return [
    { kind: 'crop', width, height },
    { kind: 'letterbox', width, height },
  ]
}
