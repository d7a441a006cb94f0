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

/** A name as it is searched: lower case, without diacritics and punctuation, one space between words. */
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
 * All spellings under which a name is found: "München" as munchen and muenchen, "St. Louis" as st louis and
 * saint louis. The first is `normalizePlaceName(name)`.
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

/** What a person typed in a place search: the name, and the state if they named one ("Springfield, IL"). */
export interface PlaceQuery {
  name: string
  /** The part after a comma, or the last word as it could be a state; null if there is neither. */
  named: { name: string; state: string } | null
}

/** Reads a place search: the whole as a name, and where it ends in ", Illinois" or " IL", name and state apart. */
export function parsePlaceQuery(text: string): PlaceQuery {
  const name = normalizePlaceName(text)
  const comma = text.indexOf(',')
  if (comma > 0) {
    const before = normalizePlaceName(text.slice(0, comma))
    const state = normalizePlaceName(text.slice(comma + 1))
    return {
      name: state === '' ? before : name,
      named: state === '' ? null : { name: before, state },
    }
  }
  const space = name.lastIndexOf(' ')
  if (space <= 0) return { name, named: null }
  return { name, named: { name: name.slice(0, space), state: name.slice(space + 1) } }
}
