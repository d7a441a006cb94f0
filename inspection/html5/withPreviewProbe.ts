import { previewProbeScript, type BannerFiles } from './previewProbe.ts'
import { withFirstScript } from './withFirstScript.ts'

/** A banner's page with the probe before all its other scripts. */
export const withPreviewProbe = (page: Uint8Array, banner: BannerFiles): Uint8Array<ArrayBuffer> =>
  withFirstScript(page, `<script>${previewProbeScript(banner)}</script>`)
