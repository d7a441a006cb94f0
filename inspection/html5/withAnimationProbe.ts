import { ANIMATION_PROBE_SCRIPT } from './animationProbe.ts'
import { withFirstScript } from './withFirstScript.ts'

const PROBE = new TextEncoder().encode(`<script>${ANIMATION_PROBE_SCRIPT}</script>`)

/** A banner's page with the probe before all its other scripts. */
export const withAnimationProbe = (page: Uint8Array): Uint8Array<ArrayBuffer> =>
  withFirstScript(page, PROBE)
