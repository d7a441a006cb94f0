/** How a page with a byte order mark is encoded. */
export type MarkedEncoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** The encoding that a byte order mark states, which wins over all else; null where there is none. */
export function encodingByMark(bytes: Uint8Array): MarkedEncoding | null {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null
}

/** The text of a page, style sheet or script as browsers read it: by its byte order mark, as UTF-8 else. */
export const bannerText = (bytes: Uint8Array): string =>
  new TextDecoder(encodingByMark(bytes) ?? 'utf-8').decode(bytes)

/**
 * Where a page's own content begins, in characters: behind byte order mark, comments, doctype, `<html>` and `<head>`. A
 * script there runs first, whatever comments and values of attributes look like. Linear.
 */
export function contentStart(text: string): number {
  let at = text.startsWith('\u00ef\u00bb\u00bf') ? 3 : text.startsWith('\uFEFF') ? 1 : 0
  for (;;) {
    const next = afterSpace(text, at)
    const end = text.startsWith('<!--', next) ? commentEnd(text, next) : openingTagEnd(text, next)
    if (end < 0) return at
    at = end
  }
}

function afterSpace(text: string, start: number): number {
  let at = start
  while (at < text.length && ' \t\n\f\r'.includes(text.charAt(at))) at += 1
  return at
}

/** Behind a comment, as browsers close it (`-->`, `--!>`, and at once with `<!-->`); -1 where it never closes. */
function commentEnd(text: string, start: number): number {
  if (text.startsWith('<!-->', start)) return start + 5
  if (text.startsWith('<!--->', start)) return start + 6
  const usual = text.indexOf('-->', start + 4)
  const odd = text.indexOf('--!>', start + 4)
  if (usual < 0 && odd < 0) return -1
  return odd >= 0 && (usual < 0 || odd < usual) ? odd + 4 : usual + 3
}

/** Behind the doctype, `<html>` or `<head>` that begins here; -1 where another tag does, or it never closes. */
function openingTagEnd(text: string, start: number): number {
  if (!/^<(!doctype|html|head)[\s/>]/i.test(text.slice(start, start + 10))) return -1
  let quote = ''
  for (let at = start + 5; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === '>') return at + 1
    // A quote opens a value only behind "=", or in a doctype.
    else if (letter === '"' || letter === "'") quote = letter
  }
  return -1
}
