/** The encodings by byte order mark. */
export type MarkedEncoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** The encoding of a byte order mark, which overrides all other declarations; null without one. */
export function encodingByMark(bytes: Uint8Array): MarkedEncoding | null {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null
}

/** The text of a page, style sheet or script as browsers decode it: by its byte order mark, else as UTF-8. */
export const bannerText = (bytes: Uint8Array): string =>
  new TextDecoder(encodingByMark(bytes) ?? 'utf-8').decode(bytes)

/**
 * The offset of a page's own content, in characters: after byte order mark, comments, doctype, `<html>` and `<head>`. A
 * script there runs first, whatever comments and attribute values contain. Takes linear time.
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

/**
 * The offset after a comment, as browsers close it (`-->`, `--!>`, and at once with `<!-->`); -1 if it never closes.
 */
function commentEnd(text: string, start: number): number {
  if (text.startsWith('<!-->', start)) return start + 5
  if (text.startsWith('<!--->', start)) return start + 6
  const usual = text.indexOf('-->', start + 4)
  const odd = text.indexOf('--!>', start + 4)
  if (usual < 0 && odd < 0) return -1
  return odd >= 0 && (usual < 0 || odd < usual) ? odd + 4 : usual + 3
}

/** The offset after the doctype, `<html>` or `<head>` that begins here; -1 for another tag, or if it never closes. */
function openingTagEnd(text: string, start: number): number {
  if (!/^<(!doctype|html|head)[\s/>]/i.test(text.slice(start, start + 10))) return -1
  let quote = ''
  for (let at = start + 5; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === '>') return at + 1
    // A quote opens a value only after "=", or in a doctype.
    else if (letter === '"' || letter === "'") quote = letter
  }
  return -1
}
