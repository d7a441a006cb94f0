/** A banner's page with a script before all its other ones, whatever its encoding. */
export function withFirstScript(page: Uint8Array, script: Uint8Array): Uint8Array<ArrayBuffer> {
  // One character a byte: places in the text are places in the file.
  const text = new TextDecoder('latin1').decode(page)
  const before =
    /<head[^>]*>/i.exec(text) ?? /<html[^>]*>/i.exec(text) ?? /<!doctype[^>]*>/i.exec(text)
  const at = before ? before.index + before[0].length : 0
  const changed = new Uint8Array(page.length + script.length)
  changed.set(page.subarray(0, at))
  changed.set(script, at)
  changed.set(page.subarray(at), at + script.length)
  return changed
}
