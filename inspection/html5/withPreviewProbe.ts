import { PREVIEW_PROBE_SCRIPT } from './previewProbe.ts'
import { withFirstScript } from './withFirstScript.ts'

const PROBE = new TextEncoder().encode(`<script>${PREVIEW_PROBE_SCRIPT}</script>`)

/** A banner's page with the probe before all its other scripts. */
export const withPreviewProbe = (page: Uint8Array): Uint8Array<ArrayBuffer> =>
  withFirstScript(page, PROBE)
