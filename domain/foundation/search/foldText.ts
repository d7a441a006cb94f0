import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** Letters that no Unicode decomposition folds; `search_documents` folds the same ones. */
export const FOLDED_LETTERS = {
  ß: 'ss',
  ẞ: 'ss',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ı: 'i',
} as const

const UNFOLDED = new RegExp(`[${Object.keys(FOLDED_LETTERS).join('')}]`, 'gu')

/** A text without case and accents, in NFC: two texts that a person would call the same have the same one. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(UNFOLDED, (letter) => FOLDED_LETTERS[letter as keyof typeof FOLDED_LETTERS])
    .toLowerCase()
    .normalize('NFC')

const MAX_TERMS = 12
const MAX_TERM_LENGTH = 64

/** The first 12 words of a search, folded, each of at most 64 characters; none for only symbols. */
export const searchTerms = (text: string): string[] =>
  (foldText(firstCharacters(text, 1_000)).match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, MAX_TERMS)
    .map((term) => Array.from(term).slice(0, MAX_TERM_LENGTH).join(''))

/** Whether each word of a search begins a word of the text, whatever its case and accents. */
export function containsTerms(text: string, search: string): boolean {
  const words = searchTerms(text)
  return searchTerms(search).every((term) => words.some((word) => word.startsWith(term)))
}

/** The order of texts that machines write, such as ISO days. */
export const compareText = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0

const COLLATOR = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** The one order of names in lists: case and accents do not count, numbers count as numbers. */
export const compareNames = (one: string, other: string): number =>
  COLLATOR.compare(one, other) || compareText(one, other)
