import { ANIMATION_PROBE_SCRIPT } from './animationProbe.ts'

const PROBE = new TextEncoder().encode(`<script>${ANIMATION_PROBE_SCRIPT}</script>`)

/** A banner's page with the probe before all its other scripts, whatever its encoding. */
export function withAnimationProbe(page: Uint8Array): Uint8Array<ArrayBuffer> {
  // One character a byte: places in the text are places in the file.
  const text = new TextDecoder('latin1').decode(page)
  const before =
    /<head[^>]*>/i.exec(text) ?? /<html[^>]*>/i.exec(text) ?? /<!doctype[^>]*>/i.exec(text)
  const at = before ? before.index + before[0].length : 0
  const probed = new Uint8Array(page.length + PROBE.length)
  probed.set(page.subarray(0, at))
  probed.set(PROBE, at)
  probed.set(page.subarray(at), at + PROBE.length)
  return probed
}
