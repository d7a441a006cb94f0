/** A visible character may have several code units; no typed one is longer than this. */
const LONGEST_CHARACTER = 64

let segmenter: Intl.Segmenter | undefined

/**
 * The start of a text, at most `max` UTF-16 code units, cut between visible characters: neither a
 * surrogate pair nor an emoji of several code points is split. Linear in `max`, whatever the text's
 * length.
 */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  const around = text.slice(0, max + LONGEST_CHARACTER)
  const end = segmenter.segment(around).containing(max)?.index ?? max
  if (end > max - LONGEST_CHARACTER && end > 0) return text.slice(0, end)
  // Endless marks on one letter: cut between code points.
  const isPair = /[\uD800-\uDBFF]/.test(text.charAt(max - 1))
  return text.slice(0, isPair ? max - 1 : max)
}

/**
 * Like `firstCharacters`, with an ellipsis for the removed end; at most `max` code units in total.
 */
export function shortened(text: string, max: number): string {
  return text.length <= max ? text : `${firstCharacters(text, max - 1).trimEnd()}…`
}

/** A text without trailing repetitions of a character; linear, where `/x+$/` is quadratic. */
export function withoutEnd(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end -= 1
  return text.slice(0, end)
}
