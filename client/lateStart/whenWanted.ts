const LATEST_MS = 4_000
const LONGEST_IDLE_MS = 1_000
/** Safari has no idle callback. */
const WITHOUT_IDLE_MS = 200

const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click']
const CONTROLS = 'a, button, input, label, select, summary, textarea'

const isOnControl = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null

/**
 * Calls back once: when the page has loaded and is idle, at once on a click, key press, focus change
 * or hover over a control, and at the latest some seconds after parsing, in case a resource never loads.
 */
export function whenWanted(start: () => void): void {
  const stop = new AbortController()
  const begin = (): void => {
    if (stop.signal.aborted) return
    stop.abort()
    start()
  }
  const options = { capture: true, passive: true, signal: stop.signal }
  const loaded = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: LONGEST_IDLE_MS })
    else setTimeout(begin, WITHOUT_IDLE_MS)
  }
  for (const sign of SIGNS) document.addEventListener(sign, begin, options)
  document.addEventListener('pointerover', (event) => isOnControl(event) && begin(), options)
  document.addEventListener('DOMContentLoaded', () => setTimeout(begin, LATEST_MS), options)
  window.addEventListener('load', loaded, options)
}
