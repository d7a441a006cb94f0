/** Longer IDs are cut: no real one is. */
const MAX_LENGTH = 128
/**
 * Unfilled macros of templates: `[ID]`, `{ID}`, `{{ID}}`, `${ID}`, `%%ID%%`, `%ID%`, `__ID__`, `<ID>`, `#ID#`, `$ID$`,
 * `@ID@`.
 */
const MACRO = /^(\[.*\]|\{.*\}|\$\{.*\}|\$\(.*\)|\$[A-Z_]+\$?|%.*%|__.*__|<.*>|#.*#|@.*@|!.*!)$/i
/** Values that mean none, for programs and people. */
const NOBODY =
  /^(null|nil|none|undefined|unknown|unset|empty|nan|n\/?a|false|true|-+|anonymous|default|test|device[-_ ]?id|deviceid|idfa|gaid|aaid|adid|ifa|rida|tifa|lgudid|opt[-_ ]?out)$/i
/** Zeros, or one repeated letter: an ID that the device's owner has turned off. */
const ONE_LETTER = /^([0fx])\1*$/i

/**
 * The device ID sent by a player; empty for none, an unfilled macro, or a value that many devices
 * share. Such devices must not share a frequency cap.
 */
export function readDeviceId(stated: string): string {
  const id = unquoted(decoded(stated.slice(0, MAX_LENGTH)).trim())
  const letters = id.replaceAll(/[-:{}.\s]/g, '')
  const isNobody = letters === '' || MACRO.test(id) || NOBODY.test(id) || ONE_LETTER.test(letters)
  return isNobody ? '' : id
}

const isQuote = (sign: string | undefined) => sign === '"' || sign === "'"

function unquoted(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && isQuote(text[from])) from += 1
  while (to > from && isQuote(text[to - 1])) to -= 1
  return text.slice(from, to)
}

/** A macro that was encoded twice in transit. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
