import { CLICK_PATH } from '#inspection/html5/clickPath.ts'
import { PROBE_NAME, type ProbePost } from '#inspection/html5/previewProbe.ts'
import { watchClicks } from '../watchClicks.ts'
import { loadedFiles } from './loadedFiles.ts'
import { declaredEndMs, watchMoves } from './motion.ts'
import { sightClock } from './sightClock.ts'
import { tryClicks } from './tryClicks.ts'

/** Interval between messages, ms. */
const POST_MS = 500
/** Times of test clicks: after the page has loaded, and again after an intro may have ended, ms. */
const FIRST_TRY_MS = 1_000
const SECOND_TRY_MS = 5_000

/** The banner's clickTag; a `let` of the banner hides the window's property. */
declare const clickTag: unknown

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    window.setTimeout(resolve, ms)
  })

/**
 * Posts to the parent window twice a second: time of the last motion, end of declared animations, loaded bytes and the
 * click's address, which it also finds by test clicks. Time counts only while the banner is visible, as browsers draw
 * nothing out of sight. `page` is the page's path in its ZIP, `packedBytes` the size of each file there.
 */
export function startProbe(
  page: string,
  packedBytes: readonly (readonly [string, number])[],
): void {
  const elapsedMs = sightClock()
  const lastMoveMs = watchMoves(elapsedMs)
  const loadedBytes = loadedFiles(page, new Map(packedBytes))
  let initialBytes: number | null = null
  let click: ProbePost['click'] = null
  const post = () => {
    const end = declaredEndMs()
    const message: ProbePost & { probe: string } = {
      probe: PROBE_NAME,
      elapsedMs: elapsedMs(),
      lastMoveMs: lastMoveMs(),
      declaredEndMs: Number.isFinite(end) ? end : null,
      initialBytes,
      laterBytes: initialBytes === null ? null : Math.max(0, loadedBytes() - initialBytes),
      click,
    }
    window.parent.postMessage(message, '*')
  }
  const tag = location.origin + CLICK_PATH
  watchClicks(tag, (address) => {
    const own = typeof clickTag === 'string' ? clickTag : tag
    click = address === tag || address === own ? 'click_tag' : 'elsewhere'
    post()
  })
  const isClicked = () => click !== null
  const tryTwice = async () => {
    await tryClicks(isClicked, wait)
    await wait(SECOND_TRY_MS)
    await tryClicks(isClicked, wait)
    if (isClicked()) return
    click = 'none'
    post()
  }
  window.setInterval(post, POST_MS)
  window.addEventListener('load', () => {
    initialBytes = loadedBytes()
    post()
    window.setTimeout(() => void tryTwice(), FIRST_TRY_MS)
  })
}
