// Runs in a delivered banner, before its own scripts: whatever the banner opens is the counted click.
import { CLICK_PATH } from '#inspection/html5/clickPath.ts'
import { watchClicks } from '../watchClicks.ts'

/** Message from a page in a frame of the banner, which does not have the click's address. */
const INNER_CLICK = 'amd:click'

const to = new URLSearchParams(location.search).get('clickTag')
const counted = to !== null && /^https?:/.test(to) ? to : null

if (counted !== null || parent !== window) {
  const open = window.open.bind(window)
  const outer = parent
  const tag =
    location.origin + CLICK_PATH + (counted === null ? '' : `?to=${encodeURIComponent(counted)}`)
  const go = watchClicks(tag, () => {
    if (counted === null) outer.postMessage(INNER_CLICK, '*')
    else open(counted, '_blank', 'noopener')
  })
  window.addEventListener('message', ({ data, source }) => {
    if (data === INNER_CLICK && source && source !== window && source !== outer) go(tag)
  })
}
