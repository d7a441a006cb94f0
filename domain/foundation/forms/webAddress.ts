/** Top-level domains, besides those of countries, that mail programs turn into links. */
const GENERIC_ENDINGS =
  /^(com|net|org|info|biz|app|dev|shop|store|online|site|website|web|xyz|top|club|link|click|live|world|space|agency|media|news|page|email|cloud|tech|digital|pro|mobi|name|vip|icu|buzz|fun|win|bid|gov|edu|uk|eu|su)$/i

const SCHEME = /[a-z\d+.-]:\/\/|\bwww\d?\./i
/**
 * Runs of host characters. A single class is linear, where an expression for labels is quadratic.
 */
const HOSTS = /[\p{L}\p{N}.-]+/gu
const LETTERS_ONLY = /^\p{L}{2,}$/u

let regions: Intl.DisplayNames | undefined

function isCountryEnding(ending: string): boolean {
  if (!/^[a-z]{2}$/i.test(ending)) return false
  regions ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  return regions.of(ending.toUpperCase()) !== undefined
}

/** Whether a mail program would turn a part of it into a link. */
export function hasWebAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(/[。｡]/g, '.')
  if (SCHEME.test(plain)) return true
  return [...plain.matchAll(HOSTS)].some(({ 0: run, index }) =>
    // Two dots end one name and start another.
    run.split('..').some((name) => isHost(name, plain[index + run.length] === '/')),
  )
}

/**
 * Whether labels with dots between them are a host, judged by the last one that could be a
 * top-level domain.
 */
export function isHost(name: string, isBeforePath = false): boolean {
  const labels = name.split('.')
  const at = labels.findLastIndex((label, index) => LETTERS_ONLY.test(label) && !!labels[index - 1])
  const ending = labels[at]
  if (ending === undefined) return false
  if (GENERIC_ENDINGS.test(ending) || (isBeforePath && at === labels.length - 1)) return true
  // "S.A." and "J.P." are no addresses: a country's top-level domain follows more than one letter.
  return (at > 1 || (labels[at - 1] ?? '').length > 1) && isCountryEnding(ending)
}
