import { foldText, searchTerms } from './foldText.ts'

/** A part of a text, in UTF-16 code units. */
export interface TextRange {
  from: number
  to: number
}

/**
 * The position in a text of the first word of a search that it contains, ignoring case and accents:
 * at the start of a word if possible, else anywhere. Null for none.
 */
export function foundRange(text: string, search: string): TextRange | null {
  let folded = ''
  const letters: TextRange[] = []
  let at = 0
  for (const letter of text) {
    const plain = foldText(letter)
    const end = at + letter.length
    const before = letters.at(-1)
    if (plain === '' && before) before.to = end
    const range = { from: at, to: end }
    for (let unit = 0; unit < plain.length; unit += 1) letters.push(range)
    folded += plain
    at = end
  }
  for (const term of searchTerms(search)) {
    const found = startOf(folded, term)
    if (found === -1) continue
    return {
      from: letters[found]?.from ?? 0,
      to: letters[found + term.length - 1]?.to ?? text.length,
    }
  }
  return null
}

function startOf(folded: string, term: string): number {
  const first = folded.indexOf(term)
  for (let at = first; at !== -1; at = folded.indexOf(term, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) return at
  return first
}
