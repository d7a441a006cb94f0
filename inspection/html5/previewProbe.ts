import { MAX_ANIMATION_MS } from '#domain/creatives/creative/adviceLimits.ts'
import type { PreviewMeasure } from '#domain/creatives/creative/previewMeasure.ts'
import { CLICK_WATCH } from './clickWatch.ts'

/** Marks the probe's messages. */
const PROBE_NAME = 'amd-preview-probe'

/** So long the preview must be seen before "it has ended" can be said, ms. */
export const PROBE_RUN_MS = MAX_ANIMATION_MS + 1000

/** When clicks are tried: once the page stands, and again when what appears first may have gone, ms. */
const FIRST_TRY_MS = 1_000
const SECOND_TRY_MS = 5_000
/** So long a click may take to open something, ms. */
const SETTLE_MS = 60

/** A banner as it lies in its ZIP. */
export interface BannerFiles {
  /** Path of the page that is shown. */
  page: string
  files: readonly { path: string; packedBytes: number }[]
}

/**
 * Script for the previewed copy of a banner, before all others in its head. It notes when something last moved
 * (animation frames asked for, changes of the document), when declared animations end, what was loaded and where a
 * click leads, which it tries by itself, too, and posts that to the window around it twice a second. Time counts only while the banner is in sight,
 * as browsers draw nothing of what is not.
 *
 * What was loaded is told by its name, and weighs what it weighs in the ZIP: Firefox and Safari tell a page without an
 * origin no sizes of its files, whatever we allow.
 */
export const previewProbeScript = ({ page, files }: BannerFiles): string => `(() => {
  const page = ${inScript(page)}
  const packedBytes = new Map(${inScript(files.map((file) => [file.path, file.packedBytes]))})
  let seenMs = 0
  let seenSince = document.hidden ? null : 0
  let isInSight = true
  const elapsed = () => seenMs + (seenSince === null ? 0 : performance.now() - seenSince)
  const look = () => {
    seenMs = elapsed()
    seenSince = isInSight && !document.hidden ? performance.now() : null
  }
  document.addEventListener('visibilitychange', look)
  new IntersectionObserver((entries) => {
    isInSight = entries[entries.length - 1].isIntersecting
    look()
  }).observe(document.documentElement)
  let lastMoveMs = 0
  const moved = () => { lastMoveMs = elapsed() }
  const frame = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) => frame((time) => {
    moved()
    callback(time)
  })
  new MutationObserver(moved)
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
  let initialBytes = null
  const pathOf = (address) => {
    const { pathname } = new URL(address)
    try {
      return decodeURIComponent(pathname)
    } catch {
      return pathname
    }
  }
  const root = pathOf(location.href).slice(0, -page.length)
  const loaded = () => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => pathOf(name))
    const inside = paths.filter((path) => path.startsWith(root)).map((path) => path.slice(root.length))
    return [...new Set([page, ...inside])].reduce((sum, path) => sum + (packedBytes.get(path) || 0), 0)
  }
  ${CLICK_WATCH}
  let click = null
  const tag = location.origin + '/click'
  const own = () => (typeof clickTag === 'string' ? clickTag : tag)
  watchClicks(tag, (address) => {
    click = address === tag || address === own() ? 'click_tag' : 'elsewhere'
    post()
  })
  const POINTS = [[5, 5], [3, 3], [7, 3], [3, 7], [7, 7], [5, 9], [5, 1], [9, 5], [1, 5]]
  const pressed = (target, at) => {
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      target.dispatchEvent(new (type.startsWith('pointer') ? PointerEvent : MouseEvent)(type, {
        bubbles: true, cancelable: true, composed: true, view: window, ...at,
      }))
  }
  const tryClicks = async () => {
    for (const [x, y] of POINTS) {
      const at = { clientX: (innerWidth * x) / 10, clientY: (innerHeight * y) / 10 }
      const target = document.elementFromPoint(at.clientX, at.clientY)
      if (click !== null) return
      if (target) pressed(target, at)
      await new Promise((resolve) => { window.setTimeout(resolve, ${SETTLE_MS}) })
    }
  }
  const tryAll = async () => {
    await tryClicks()
    await new Promise((resolve) => { window.setTimeout(resolve, ${SECOND_TRY_MS}) })
    if (click === null) await tryClicks()
    if (click !== null) return
    click = 'none'
    post()
  }
  const post = () => {
    const end = declaredEnd()
    const measure = {
      probe: '${PROBE_NAME}',
      elapsedMs: elapsed(),
      lastMoveMs,
      declaredEndMs: Number.isFinite(end) ? end : null,
      initialBytes,
      laterBytes: initialBytes === null ? null : Math.max(0, loaded() - initialBytes),
      click,
    }
    window.parent.postMessage(measure, '*')
  }
  window.setInterval(post, 500)
  window.addEventListener('load', () => {
    initialBytes = loaded()
    post()
    window.setTimeout(tryAll, ${FIRST_TRY_MS})
  })
})()`

/** A value as a script of any page may hold it, whatever the page's encoding. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<\u0080-\uFFFF]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** What the probe posts; null: a declared animation never ends, the page has not loaded, no click has been tried to the end. */
interface ProbePost {
  elapsedMs: number
  lastMoveMs: number
  declaredEndMs: number | null
  initialBytes: number | null
  laterBytes: number | null
  click: 'click_tag' | 'elsewhere' | 'none' | null
}

/** A probe's message, or undefined: the banner is a stranger's, anything may be posted by it. */
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

/** What a probe's last message says of the banner; what is not known yet is left out. */
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

/** When the animation ends. Whatever still moves after the time allowed counts as never ending. */
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
