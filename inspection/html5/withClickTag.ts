import { CLICK_WATCH } from './clickWatch.ts'
import { withFirstScript } from './withFirstScript.ts'

/** Path on the creatives' host that clickTag names: a frame that goes there stays, a window goes on to the click. */
export const CLICK_PATH = '/click'

/**
 * The ad server says where clicks go, in the address of the page. Whatever the banner opens is the counted click, its
 * own `var clickTag` changes nothing. A page in a frame of the banner does not know the address: it tells the banner.
 */
const CLICK_TAG = `<script>(() => {
  ${CLICK_WATCH}
  const INNER = 'amd:click'
  const to = new URLSearchParams(location.search).get('clickTag')
  const isTold = to !== null && /^https?:/.test(to)
  if (!isTold && parent === window) return
  const open = window.open.bind(window)
  const outer = parent
  const tag = location.origin + '${CLICK_PATH}' + (isTold ? '?to=' + encodeURIComponent(to) : '')
  const lead = isTold ? () => open(to, '_blank', 'noopener') : () => outer.postMessage(INNER, '*')
  const { go } = watchClicks(tag, lead)
  window.addEventListener('message', ({ data, source }) => {
    if (data === INNER && source && source !== window && source !== outer) go(tag)
  })
})()</script>`

/** A banner's page that opens the ad server's click address, before all its other scripts. */
export const withClickTag = (page: Uint8Array): Uint8Array<ArrayBuffer> =>
  withFirstScript(page, CLICK_TAG)
