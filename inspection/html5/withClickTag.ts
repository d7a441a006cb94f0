import { withFirstScript } from './withFirstScript.ts'

/**
 * The ad server says where clicks go, in the address of the page. The banner's own `var clickTag` changes nothing, and
 * whatever window it opens is the counted click.
 */
const CLICK_TAG = `<script>(() => {
  const tag = new URLSearchParams(location.search).get('clickTag')
  if (!tag || !/^https?:/.test(tag)) return
  const open = window.open.bind(window)
  for (const name of ['clickTag', 'clickTAG', 'clicktag'])
    Object.defineProperty(window, name, { get: () => tag, set() {}, configurable: true })
  window.open = () => open(tag, '_blank', 'noopener')
})()</script>`

/** A banner's page that opens the ad server's click address, before all its other scripts. */
export const withClickTag = (page: Uint8Array): Uint8Array<ArrayBuffer> =>
  withFirstScript(page, CLICK_TAG)
