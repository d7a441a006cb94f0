import { MAX_ANIMATION_MS } from '#domain/creative/adviceLimits.ts'

/** Marks the probe's messages. */
const PROBE_NAME = 'amd-animation-probe'

/** So long the preview must run before "it has ended" can be said, ms. */
export const PROBE_RUN_MS = MAX_ANIMATION_MS + 1000

/**
 * Script for the previewed copy of a banner, before all others in its head. It notes when something last moved
 * (animation frames asked for, changes of the document) and when declared animations end, and posts that to the
 * window around it twice a second.
 */
export const ANIMATION_PROBE_SCRIPT = `(() => {
  let lastMoveMs = 0
  const frame = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) =>
    frame((time) => {
      lastMoveMs = performance.now()
      callback(time)
    })
  new MutationObserver(() => { lastMoveMs = performance.now() })
    .observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const declaredEnd = () => {
    let end = 0
    for (const animation of document.getAnimations()) {
      const timing = animation.effect && animation.effect.getComputedTiming()
      if (!timing || animation.playState === 'paused') continue
      end = Math.max(end, (animation.startTime || 0) + Number(timing.endTime) / (animation.playbackRate || 1))
    }
    return end
  }
  const post = () => {
    const end = declaredEnd()
    const measure = {
      probe: '${PROBE_NAME}',
      elapsedMs: performance.now(),
      lastMoveMs,
      declaredEndMs: Number.isFinite(end) ? end : null,
    }
    window.parent.postMessage(measure, '*')
  }
  window.setInterval(post, 500)
  window.addEventListener('load', post)
})()`

/** What the probe posts; null: a declared animation never ends. */
interface AnimationMeasure {
  elapsedMs: number
  lastMoveMs: number
  declaredEndMs: number | null
}

/** A probe's message, or undefined: the banner is a stranger's, anything may be posted by it. */
export function readAnimationMeasure(message: unknown): AnimationMeasure | undefined {
  if (typeof message !== 'object' || message === null) return undefined
  const { probe, elapsedMs, lastMoveMs, declaredEndMs } = message as Record<string, unknown>
  if (probe !== PROBE_NAME || !isTime(elapsedMs) || !isTime(lastMoveMs)) return undefined
  if (declaredEndMs !== null && !isTime(declaredEndMs)) return undefined
  return { elapsedMs, lastMoveMs, declaredEndMs }
}

/**
 * The `animationEndMs` of a banner's facts from the probe's last measure: null, it never ends; undefined, not known
 * yet. Whatever still moves after the time allowed counts as never ending.
 */
export function animationEnd(measure: AnimationMeasure): number | null | undefined {
  const { elapsedMs, lastMoveMs, declaredEndMs } = measure
  if (declaredEndMs === null) return null
  if (declaredEndMs > MAX_ANIMATION_MS) return Math.round(declaredEndMs)
  if (lastMoveMs > MAX_ANIMATION_MS) return null
  if (elapsedMs < PROBE_RUN_MS) return undefined
  return Math.round(Math.max(lastMoveMs, declaredEndMs))
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
