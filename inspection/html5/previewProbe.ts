import { MAX_ANIMATION_MS } from '#domain/creatives/creative/adviceLimits.ts'
import type { PreviewMeasure } from '#domain/creatives/creative/previewMeasure.ts'

/** Marks the probe's messages. */
export const PROBE_NAME = 'amd-preview-probe'

/** Minimum time for which the preview must be visible before "it has ended" can be reported, ms. */
export const PROBE_RUN_MS = MAX_ANIMATION_MS + 1000

/** A banner as unpacked from its ZIP. */
export interface BannerFiles {
  /** Path of the page to show. */
  page: string
  files: readonly { path: string; packedBytes: number }[]
}

/** The probe's message; null: a declared animation never ends, the page has not loaded, no click was completed. */
export interface ProbePost {
  elapsedMs: number
  lastMoveMs: number
  declaredEndMs: number | null
  initialBytes: number | null
  laterBytes: number | null
  click: 'click_tag' | 'elsewhere' | 'none' | null
}

/** A valid message of the probe, or undefined: the banner is untrusted and may post anything. */
export function readProbePost(message: unknown): ProbePost | undefined {
  if (typeof message !== 'object' || message === null) return undefined
  const { probe, elapsedMs, lastMoveMs, declaredEndMs, initialBytes, laterBytes, click } =
    message as Record<string, unknown>
  if (probe !== PROBE_NAME || !isCount(elapsedMs) || !isCount(lastMoveMs)) return undefined
  if (!isCountOrNull(declaredEndMs)) return undefined
  if (!isCountOrNull(initialBytes) || !isCountOrNull(laterBytes)) return undefined
  if (click !== null && !isOutcome(click)) return undefined
  return { elapsedMs, lastMoveMs, declaredEndMs, initialBytes, laterBytes, click }
}

/** The banner's measurements in a probe's last message; unknown ones are left out. */
export function measureOf(post: ProbePost): PreviewMeasure {
  const { initialBytes, laterBytes, click, elapsedMs } = post
  const animationEndMs = animationEnd(post)
  return {
    ...(animationEndMs === undefined ? {} : { animationEndMs }),
    ...(initialBytes === null ? {} : { initialBytes: Math.round(initialBytes) }),
    ...(laterBytes === null || elapsedMs < PROBE_RUN_MS
      ? {}
      : { laterBytes: Math.round(laterBytes) }),
    ...(click === null ? {} : { click }),
  }
}

/** When the animation ends. Movement after the allowed time counts as never ending. */
function animationEnd({
  elapsedMs,
  lastMoveMs,
  declaredEndMs,
}: ProbePost): PreviewMeasure['animationEndMs'] {
  if (declaredEndMs === null) return null
  if (declaredEndMs > MAX_ANIMATION_MS) return Math.round(declaredEndMs)
  if (lastMoveMs > MAX_ANIMATION_MS) return null
  if (elapsedMs < PROBE_RUN_MS) return undefined
  return Math.round(Math.max(lastMoveMs, declaredEndMs))
}

const isOutcome = (value: unknown): value is 'click_tag' | 'elsewhere' | 'none' =>
  value === 'click_tag' || value === 'elsewhere' || value === 'none'

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

const isCountOrNull = (value: unknown): value is number | null => value === null || isCount(value)
