const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ʻ: '',
  "'": '',
  '’': '',
  '‘': '',
  ʼ: '',
}

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

const ABBREVIATIONS: Record<string, string> = {
  st: 'saint',
  ste: 'sainte',
  mt: 'mount',
  ft: 'fort',
}

const WRITTEN_OUT: Record<string, string> = {
  saint: 'st',
  sankt: 'st',
  sainte: 'ste',
  mount: 'mt',
  fort: 'ft',
}

/**
 * A name as indexed for search: lower case, without diacritics and punctuation, one space between
 * words.
 */
export function normalizePlaceName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßøæœđðþłıʻ'’‘ʼ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * All spellings by which a name is found: "München" as munchen and muenchen, "St. Louis" as st
 * louis and saint louis. The first is `normalizePlaceName(name)`.
 */
export function placeNameVariants(name: string): string[] {
  const transliterated = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüåø]/g, (letter) => UMLAUTS[letter] ?? letter)
  const variants = new Set<string>()
  for (const spelling of [name, transliterated]) {
    const plain = normalizePlaceName(spelling)
    variants.add(plain)
    variants.add(replaceWords(plain, ABBREVIATIONS))
    variants.add(replaceWords(plain, WRITTEN_OUT))
  }
  variants.delete('')
  return [...variants]
}

function replaceWords(name: string, table: Record<string, string>): string {
  return name
    .split(' ')
    .map((word) => table[word] ?? word)
    .join(' ')
}

/** The parsed text of a place search. */
export interface PlaceQuery {
  /** The name: the whole text, or the part before the comma. */
  name: string
  /** Whether the person wrote a comma before the state. */
  hasComma: boolean
  /**
   * Possible splits into name and state: "Springfield, Illinois", "springfield il", "buffalo new
   * york".
   */
  inState: { name: string; state: string }[]
}

/**
 * Parses a place search: the text after a comma, or the last one or two words, may be the state.
 */
export function parsePlaceQuery(text: string): PlaceQuery {
  const comma = text.indexOf(',')
  if (comma > 0) {
    const name = normalizePlaceName(text.slice(0, comma))
    const state = normalizePlaceName(text.slice(comma + 1))
    return { name, hasComma: true, inState: name && state ? [{ name, state }] : [] }
  }
  const name = normalizePlaceName(text)
  const words = name.split(' ')
  const inState = [1, 2]
    .filter((count) => words.length > count)
    .map((count) => ({
      name: words.slice(0, -count).join(' '),
      state: words.slice(-count).join(' '),
    }))
  return { name, hasComma: false, inState }
}
