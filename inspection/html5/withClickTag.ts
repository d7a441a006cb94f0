import { withFirstScript } from './withFirstScript.ts'

/**
 * A banner's page that opens the ad server's click address, by `script` (worker/creatives/browser/clickTag) before all
 * its other scripts. The click address comes from the page's own URL; the banner's own `var clickTag` has no effect.
 */
export const withClickTag = (page: Uint8Array, script: string): Uint8Array<ArrayBuffer> =>
  withFirstScript(page, `<script>${script}</script>`)
