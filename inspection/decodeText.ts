/** Control characters that no text file has: a file with one of them is of another type. */
// oxlint-disable-next-line no-control-regex -- these are looked for
const NOT_TEXT = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/

/**
 * The text of a file that a person chose: UTF-8, UTF-16 with a byte order mark, else Windows-1252, in which
 * spreadsheets save CSV files. Null for a file that is not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decoded(bytes)
  return NOT_TEXT.test(text) ? null : text
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
