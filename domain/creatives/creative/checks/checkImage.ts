import type { CreativeLimit, PixelSize } from '#domain/catalogue/creativeLimit.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { MAX_ANIMATION_MS } from '../adviceLimits.ts'
import type { AnimatedImageFacts, ImageFacts } from '../creativeFacts.ts'
import type { Finding } from '../finding.ts'
import {
  anyOf,
  formatFileSize,
  formatLength,
  formatSizeAndRatio,
  formatSize,
} from '../measureWords.ts'
import { exportInstead, newFinding } from '../newFinding.ts'
import { nearestSize, sizeFixes } from '../sizeFixes.ts'

/** The problems of a picture of an accepted type, still or animated. `sizes`: the booked ones. */
export function checkImage(
  facts: ImageFacts | AnimatedImageFacts,
  limit: CreativeLimit,
  sizes: readonly PixelSize[],
): Finding[] {
  const findings: Finding[] = []
  if (!sizes.some((size) => isSameSize(size, facts))) findings.push(wrongSize(facts, sizes))
  const weights = limit.weights.find((advice) => isSameSize(advice, facts))
  if (weights && facts.bytes > weights.initialKb * 1024) {
    findings.push(
      newFinding('weight_high', {
        measured: formatFileSize(facts.bytes),
        allowed: `up to ${weights.initialKb} kB`,
      }),
    )
  }
  if (facts.kind === 'image' && facts.isCmyk) {
    findings.push(
      newFinding('color_space', {
        measured: 'CMYK',
        allowed: 'RGB',
        fixes: [exportInstead('Export the picture in RGB (sRGB), so that its colors stay yours.')],
      }),
    )
  }
  if (facts.kind === 'animated_image') findings.push(...checkAnimation(facts, limit))
  return findings
}

/** Exactly the same width and height. */
export function isSameSize(a: PixelSize, b: PixelSize): boolean {
  return a.width === b.width && a.height === b.height
}

function wrongSize(facts: ImageFacts | AnimatedImageFacts, sizes: readonly PixelSize[]): Finding {
  const target = nearestSize(facts, sizes)
  const fixes =
    facts.kind === 'image' && target
      ? sizeFixes(facts, target)
      : [exportInstead(`Export the animation in ${anyOf(sizes.map(formatSize))} pixels.`)]
  return newFinding('wrong_resolution', {
    measured: formatSizeAndRatio(facts),
    allowed: anyOf(sizes.map(formatSize)),
    fixes,
  })
}

function checkAnimation(facts: AnimatedImageFacts, limit: CreativeLimit): Finding[] {
  if (isOnScreens(limit.mediaType)) {
    return [
      newFinding('animation_not_shown', {
        measured: `${facts.frames} pictures`,
        allowed: 'a still picture',
        fixes: [exportInstead('For motion, export a video up to 10 s.')],
      }),
    ]
  }
  const totalMs = facts.plays === null ? Infinity : facts.durationMs * facts.plays
  if (totalMs <= MAX_ANIMATION_MS) return []
  return [
    newFinding('animation_too_long', {
      measured: facts.plays === null ? 'never ends' : formatLength(totalMs),
      allowed: `up to ${MAX_ANIMATION_MS / 1000} s`,
      fixes: [exportInstead('Export it with a number of loops that ends within 30 seconds.')],
    }),
  ]
}
