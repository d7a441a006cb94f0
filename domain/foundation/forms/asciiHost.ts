/** The parameters of Punycode (RFC 3492, section 5). */
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const FIRST_BIAS = 72
const FIRST_CODE = 0x80
const MAX_LABEL = 63

const digit = (value: number): string => value.toString(BASE)

/** RFC 3492 counts letters first, then digits; `toString` the other way around. */
const letter = (value: number): string =>
  value < T_MAX ? String.fromCodePoint(97 + value) : digit(value - T_MAX)

function adapted(delta: number, points: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1
  rest += Math.floor(rest / points)
  let steps = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; steps += BASE)
    rest = Math.floor(rest / (BASE - T_MIN))
  return steps + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}

/** A number as digits of variable length (RFC 3492, section 3.3). */
function digitsOf(number: number, bias: number): string {
  let text = ''
  let rest = number
  for (let at = BASE; ; at += BASE) {
    const threshold = Math.min(Math.max(at - bias, T_MIN), T_MAX)
    if (rest < threshold) return text + letter(rest)
    text += letter(threshold + ((rest - threshold) % (BASE - threshold)))
    rest = Math.floor((rest - threshold) / (BASE - threshold))
  }
}

function punycode(label: string): string {
  const codes = Array.from(label, (character) => character.codePointAt(0) ?? 0)
  const basic = codes.filter((code) => code < FIRST_CODE)
  let text = basic.length > 0 ? `${String.fromCodePoint(...basic)}-` : ''
  let [handled, code, delta, bias] = [basic.length, FIRST_CODE, 0, FIRST_BIAS]
  while (handled < codes.length) {
    const next = Math.min(...codes.filter((one) => one >= code))
    delta += (next - code) * (handled + 1)
    code = next
    for (const one of codes) {
      if (one < code) delta += 1
      if (one !== code) continue
      text += digitsOf(delta, bias)
      bias = adapted(delta, handled + 1, handled === basic.length)
      delta = 0
      handled += 1
    }
    delta += 1
    code += 1
  }
  return text
}

/**
 * A host as resolved: in lower case, international labels in Punycode (RFC 3492); null if a label
 * is longer than the DNS limit of 63 characters.
 */
export function asciiHost(host: string): string | null {
  const labels = host.normalize('NFKC').toLowerCase().split('.')
  if (labels.some((label) => label.length > MAX_LABEL)) return null
  const ascii = labels.map((label) =>
    /^[\0-\u007F]*$/.test(label) ? label : `xn--${punycode(label)}`,
  )
  return ascii.some((label) => label.length > MAX_LABEL) ? null : ascii.join('.')
}
