import { fieldMessages } from './fieldMessages.ts'

/** Line breaks, control characters, and what turns the direction of a text around. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** Endings besides those of countries that mail programs make links of. */
const GENERIC_ENDINGS =
  /^(com|net|org|info|biz|app|dev|shop|store|online|site|website|web|xyz|top|club|link|click|live|world|space|agency|media|news|page|email|cloud|tech|digital|pro|mobi|name|vip|icu|buzz|fun|win|bid|gov|edu|uk|eu|su)$/i

const SCHEME = /[a-z][a-z\d+.-]*:\/\/|\bwww\d?\./i
const DOMAIN = /(?<![\p{L}\p{N}-])((?:[\p{L}\p{N}-]+\.)+)(\p{L}{2,})(?![\p{L}\p{N}-])(\/?)/gu

let regions: Intl.DisplayNames | undefined

function isCountryEnding(ending: string): boolean {
  if (!/^[a-z]{2}$/i.test(ending)) return false
  regions ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  return regions.of(ending.toUpperCase()) !== undefined
}

/** Whether a mail program would make a link of a part of it. */
function hasWebAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(/[。｡]/g, '.')
  if (SCHEME.test(plain)) return true
  return [...plain.matchAll(DOMAIN)].some(([, labels = '', ending = '', slash]) => {
    if (slash === '/' || GENERIC_ENDINGS.test(ending)) return true
    // "S.A." and "J.P." are no addresses.
    return labels.length > 2 && isCountryEnding(ending)
  })
}

/**
 * Why a name of a person, a company or a campaign cannot be taken; null when it can. Such names stand in mails to
 * others: nobody may write lines of their own there, nor a link.
 */
export function nameProblem(name: string, label: string): string | null {
  if (name === '') return null
  if (CONTROLS.test(name)) return fieldMessages.oneLine(label)
  return hasWebAddress(name) ? fieldMessages.noWebAddress(label) : null
}
