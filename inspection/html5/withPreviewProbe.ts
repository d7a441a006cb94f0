import type { BannerFiles } from './previewProbe.ts'
import { withFirstScript } from './withFirstScript.ts'

/** A banner's page with the probe, `script` (worker/creatives/browser/previewProbe), before all its other scripts. */
export function withPreviewProbe(
  page: Uint8Array,
  banner: BannerFiles,
  script: string,
): Uint8Array<ArrayBuffer> {
  return withFirstScript(page, `<script>${probeCall(banner, script)}</script>`)
}

/** The probe's bundle and the call that starts it for a banner. */
export function probeCall({ page, files }: BannerFiles, script: string): string {
  const weights = files.map(({ path, packedBytes }) => [path, packedBytes])
  return `(() => {${script}
script.startProbe(${inScript(page)},${inScript(weights)})})()`
}

/** A value as a script literal that is safe in any page, whatever its encoding. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<\u0080-\uFFFF]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
