/**
 * Script that makes each way a banner may be clicked lead to one place, shared by the delivered ad and by its preview. It
 * defines `watchClicks(tag, lead)`: `tag` is what clickTag is to say, `lead(address)` opens what was clicked; it returns
 * a function for what the caller hears of clicks in frames inside.
 *
 * - `window.open`, also from `javascript:` addresses, which frames without an origin do not run reliably.
 * - Links to other pages, whatever their target.
 * - `clickTag` in any spelling, read during a click and used in any other way, such as `location.href` or
 *   `top.location`. A page without an origin can neither intercept these nor leave its frame, so that `tag` must be an
 *   address whose answer leaves the page as it is (204).
 * - `Enabler` (Studio), `ExitApi` (Google Ads) and `mraid`, whose own scripts are not to be had here.
 */
export const CLICK_WATCH = `const watchClicks = (tag, lead) => {
  // How long after it a click still explains what a script does, ms.
  const CLICK_MS = 1000
  const ONE_CLICK_MS = 500
  const now = performance.now.bind(performance)
  const later = window.setTimeout.bind(window)
  let clickedAt = -Infinity
  let ledAt = -Infinity
  const go = (address) => {
    // A click that is told in several ways leads once.
    if (now() - ledAt >= ONE_CLICK_MS) {
      ledAt = now()
      lead(String(address))
    }
    return null
  }
  const isClicked = () => now() - clickedAt < CLICK_MS
  const read = () => {
    if (isClicked()) later(() => { if (ledAt < clickedAt) go(tag) })
    return tag
  }
  for (const name of ['clickTag', 'clickTAG', 'clicktag', 'ClickTag', 'CLICKTAG'])
    Object.defineProperty(window, name, { get: read, set() {}, configurable: true })
  window.open = (address = tag) => go(address)
  const exit = () => go(tag)
  const none = () => {}
  const soon = (type, listener) => { if (typeof listener === 'function') later(() => listener({ type })) }
  const events = new Proxy({}, { get: (_, name) => String(name) })
  window.Enabler = {
    exit, exitOverride: exit, dynamicExit: exit, exitQueryString: exit,
    isInitialized: () => true, isPageLoaded: () => true, isVisible: () => true, isServingInLiveEnvironment: () => true,
    addEventListener: soon, removeEventListener: none, callAfterInitialized: (listener) => soon('init', listener),
    callAfterPageLoaded: (listener) => soon('pageLoaded', listener), counter: none, startTimer: none, stopTimer: none,
    setProfileId: none, setDevDynamicContent: none, reportManualClose: none, close: none, loadModule: none,
    getParameter: () => '', getUrl: (path) => path, getFilename: (path) => path,
  }
  window.studio = { events: { StudioEvent: events }, module: {}, sdk: {} }
  window.ExitApi = { exit, delayedExit: exit }
  window.mraid = {
    open: exit, addEventListener: soon, removeEventListener: none, getState: () => 'default', isViewable: () => true,
    getVersion: () => '3.0', getPlacementType: () => 'inline', useCustomClose: none, close: none,
  }
  const linkIn = (event) =>
    event.composedPath().find((one) => one instanceof Element && /^(a|area)$/i.test(one.localName))
  const addressIn = (link) => (link && (link.getAttribute('href') || link.getAttribute('xlink:href')) || '').trim()
  const codeIn = (address) => {
    const code = address.replace(/[\\t\\n\\r]/g, '').slice('javascript:'.length)
    try { return decodeURIComponent(code) } catch { return code }
  }
  const isScript = (address) => /^javascript:/i.test(address.replace(/[\\t\\n\\r]/g, ''))
  const isOutside = (address) => /^(https?:)?\\/\\//i.test(address)
  const links = new WeakMap()
  const followed = new WeakSet()
  const follow = (event) => {
    if (event.defaultPrevented || followed.has(event)) return
    followed.add(event)
    const address = addressIn(links.get(event))
    if (isScript(address)) {
      event.preventDefault()
      ;(0, eval)(codeIn(address))
    } else if (isOutside(address)) {
      event.preventDefault()
      go(address)
    }
  }
  const clicked = (event) => {
    clickedAt = now()
    if (event.type !== 'click') return
    // Known while the event is on its way alone.
    links.set(event, linkIn(event))
    // A listener that stops the event stops no link.
    later(() => follow(event))
  }
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'touchstart', 'touchend', 'keydown', 'click'])
    window.addEventListener(type, clicked, true)
  window.addEventListener('click', follow)
  return { go, isClicked }
}`
