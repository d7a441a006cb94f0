import { linkFollower } from './linkFollower.ts'
import { exitInterfaces } from './exitInterfaces.ts'

/** For this long after a click a script that reads clickTag opens it, ms. */
const CLICK_MS = 1000
/** A click that is reported in several ways within this time leads once, ms. */
const ONE_CLICK_MS = 500

const CLICK_TAGS = ['clickTag', 'clickTAG', 'clicktag', 'ClickTag', 'CLICKTAG']
const PRESSES = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'touchstart',
  'touchend',
  'keydown',
] as const

/**
 * Makes each way to click a banner open one address, in the delivered ad and in its preview. `tag` is the value of
 * clickTag, `lead` opens the click. Returns a function that opens an address, for clicks in inner frames.
 *
 * - `window.open`, also from `javascript:` addresses, which frames without an origin do not run reliably.
 * - Links to other pages, whatever their target.
 * - `clickTag` in any spelling, read during a click and used in any other way, such as `location.href` or
 *   `top.location`. A page without an origin can neither intercept these nor leave its frame, so `tag` must be an address
 *   whose response leaves the page as it is (204).
 * - `Enabler` (Studio), `ExitApi` (Google Ads) and `mraid`, whose own scripts are not available here.
 */
export function watchClicks(
  tag: string,
  lead: (address: string) => void,
): (address: string) => void {
  // Installed before the banner can replace them.
  const now = performance.now.bind(performance)
  const later = window.setTimeout.bind(window)
  let clickedAt = -Infinity
  let ledAt = -Infinity
  const go = (address: unknown): null => {
    if (now() - ledAt >= ONE_CLICK_MS) {
      ledAt = now()
      lead(String(address))
    }
    return null
  }
  const readTag = () => {
    if (now() - clickedAt < CLICK_MS)
      later(() => {
        if (ledAt < clickedAt) go(tag)
      })
    return tag
  }
  for (const name of CLICK_TAGS)
    Object.defineProperty(window, name, { get: readTag, set() {}, configurable: true })
  window.open = (address = tag) => go(address)
  Object.assign(
    window,
    exitInterfaces(() => go(tag), later),
  )

  const links = linkFollower(go)
  const onPress = () => {
    clickedAt = now()
  }
  for (const type of PRESSES) window.addEventListener(type, onPress, true)
  window.addEventListener(
    'click',
    (event) => {
      onPress()
      links.record(event)
      // Listeners that stop the event do not stop links.
      later(() => links.follow(event))
    },
    true,
  )
  window.addEventListener('click', (event) => links.follow(event))
  return go
}
