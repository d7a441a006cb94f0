/** The target of an address in a page. */
export type Reference =
  | { kind: 'inside'; path: string }
  | { kind: 'outside'; address: string }
  | { kind: 'escapes'; address: string }
  /** A data URL, a fragment or a script: nothing is loaded. */
  | { kind: 'nothing' }

/** Resolves an address relative to its file, by a browser's rules, inside the ZIP. */
export function resolvePath(address: string, from: string): Reference {
  const text = address.trim().replaceAll('\\', '/')
  if (text === '' || text.startsWith('#')) return { kind: 'nothing' }
  if (/^(data|blob|about|javascript|mailto|tel):/i.test(text)) return { kind: 'nothing' }
  if (/^([a-z][a-z0-9+.-]*:)?\/\//i.test(text) || /^[a-z][a-z0-9+.-]*:/i.test(text)) {
    return { kind: 'outside', address: text }
  }
  const path = decodedPath(text.replace(/[?#][^]*$/, ''))
  if (path.startsWith('/')) return { kind: 'escapes', address: text }
  const folders = from.split('/').slice(0, -1)
  const joined = normalized([...folders, ...path.split('/')])
  return joined === null ? { kind: 'escapes', address: text } : { kind: 'inside', path: joined }
}

/** Whether a name in a ZIP would be unpacked outside it. */
export function escapesArchive(path: string): boolean {
  const text = path.replaceAll('\\', '/')
  return text.startsWith('/') || /^[a-z]:/i.test(text) || text.split('/').includes('..')
}

function normalized(segments: readonly string[]): string | null {
  const kept: string[] = []
  for (const segment of segments) {
    if (segment === '' || segment === '.') continue
    if (segment !== '..') kept.push(segment)
    else if (kept.pop() === undefined) return null
  }
  return kept.join('/')
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
