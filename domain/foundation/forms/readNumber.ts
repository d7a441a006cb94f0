import type { Currency } from '#domain/foundation/money/amount.ts'

/**
 * The number in the text of a number field, null for an empty field, or why it cannot be parsed.
 */
export type NumberReading =
  | { value: number | null; problem?: undefined }
  | { value?: undefined; problem: string }

export interface NumberRules {
  /** Maximum number of decimals; 0 allows whole numbers only. */
  maxDecimals: number
  /** The currency of an amount; the text may contain its sign or code. */
  currency?: Currency
  /** The unit of the field, which the text may contain: "%", "mi". */
  unit?: string
}

const MAX_LENGTH = 40
/** Numbers with more digits are not exact. */
const MAX_DIGITS = 15
const SIGNS: Record<Currency, readonly string[]> = {
  USD: ['us$', 'usd', '$'],
  CAD: ['ca$', 'c$', 'cad', '$'],
  GBP: ['gbp', '£'],
  AUD: ['au$', 'a$', 'aud', '$'],
  NZD: ['nz$', 'nzd', '$'],
  EUR: ['eur', '€'],
  CHF: ['chf', 'sfr.', 'fr.'],
}
const CURRENCY_SIGN = /\p{Sc}|[a-z]{1,2}\$|\b(?:usd|cad|gbp|aud|nzd|eur|chf|sfr|fr|mxn|jpy|cny)\b/u

/** The question about an ambiguous number. */
const twoWays = (whole: string, decimal: string, maxDecimals: number): string =>
  maxDecimals === 0
    ? `Please enter a whole number, such as ${whole}.`
    : `This can mean two numbers. Please enter ${whole} or ${decimal}.`

/**
 * Parses a number in any common notation: 1,250.50 and 1.250,50, 1 250,50 and 1'250.50, with the
 * field's sign or unit, in full-width or Arabic digits. An ambiguous text, such as 1.250 for an
 * amount, is never guessed.
 */
export function readNumber(text: string, rules: NumberRules): NumberReading {
  const isLong = text.length > 10 * MAX_LENGTH
  const written = isLong ? text : plainText(text)
  if (written === '') return { value: null }
  if (written.length > MAX_LENGTH) return { problem: 'Please enter a shorter number.' }
  const [outer, unsigned] = withoutSign(written)
  const [inner, digits] = withoutSign(withoutUnit(unsigned, rules))
  if (rules.currency && CURRENCY_SIGN.test(digits))
    return { problem: `Please enter the amount in ${rules.currency}.` }
  if ((outer && inner) || !/^[\d.,' ]+$/.test(digits) || !/\d/.test(digits))
    return notANumber(rules)
  const reading = readDigits(digits, rules)
  if (reading.value === undefined || reading.value === null) return reading
  const isNegative = outer === '-' || inner === '-'
  return { value: isNegative && reading.value !== 0 ? -reading.value : reading.value }
}

const notANumber = ({ maxDecimals }: NumberRules): NumberReading => ({
  problem: `Please enter a number, such as ${maxDecimals === 0 ? '1,250' : '1,250.50'}.`,
})

/** Lower case, ASCII digits and signs, single spaces, nothing invisible. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/[−‒–—﹣]/g, '-')
    .replaceAll(/[’‘´`ʼ′]/g, "'")
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Unicode's decimal digits come in runs of ten that start at a multiple of ten from their zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

const withoutSign = (text: string): [sign: string, rest: string] => {
  const sign = /^[-+]/.exec(text)?.[0] ?? ''
  return [sign, text.slice(sign.length).trim()]
}

/** Removes the sign of the field's currency or its unit at either end, and the dash of "500.-". */
function withoutUnit(text: string, { currency, unit }: NumberRules): string {
  const units = [...(currency ? SIGNS[currency] : []), ...(unit ? [unit.toLowerCase()] : [])]
  let rest = text
  const before = units.find((one) => rest.startsWith(one))
  if (before) rest = rest.slice(before.length).trim()
  else {
    const after = units.find((one) => rest.endsWith(one))
    if (after) rest = rest.slice(0, -after.length).trim()
  }
  return currency ? rest.replace(/^(.*\d)[.,]-+$/, '$1') : rest
}

/** Digits with grouping and decimal signs. */
function readDigits(text: string, rules: NumberRules): NumberReading {
  const { maxDecimals } = rules
  const points = text.split('.').length - 1
  const commas = text.split(',').length - 1
  const isSpaced = /[' ]/.test(text)
  if (points > 0 && commas > 0) {
    const decimal = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
    return (decimal === '.' ? points : commas) > 1
      ? notANumber(rules)
      : joined(text, decimal, rules)
  }
  if (points + commas === 0) return joined(text, null, rules)
  const mark = points > 0 ? '.' : ','
  if (points + commas > 1) return joined(text, null, rules)
  const [head = '', tail = ''] = text.split(mark)
  if (isSpaced || tail.length !== 3 || !/^[1-9]\d{0,2}$/.test(head))
    return joined(text, mark, rules)
  // One sign with three digits after it: "1,250" or "1.250".
  if (mark === ',' && maxDecimals < 3) return joined(text, null, rules)
  if (mark === '.' && maxDecimals >= 3) return joined(text, mark, rules)
  const decimals = tail.slice(0, Math.max(maxDecimals, 2))
  return { problem: twoWays(`${head}${tail}`, `${head}.${decimals}`, maxDecimals) }
}

/**
 * The number with this decimal sign if its digits are grouped consistently; all other signs group.
 */
function joined(text: string, decimal: '.' | ',' | null, rules: NumberRules): NumberReading {
  const at = decimal ? text.indexOf(decimal) : text.length
  const whole = wholeDigits(text.slice(0, at))
  const decimals = text.slice(at + 1)
  if (whole === null || !/^\d*$/.test(decimals)) return notANumber(rules)
  if (whole.length + decimals.length > MAX_DIGITS)
    return { problem: 'Please enter a shorter number.' }
  const significant = decimals.replace(/0+$/, '')
  // "1,0000" is more likely a slip than one with four decimals.
  if (significant.length > rules.maxDecimals || decimals.length > Math.max(3, rules.maxDecimals))
    return {
      problem:
        rules.maxDecimals === 0
          ? 'Please enter a whole number.'
          : `Please enter at most ${rules.maxDecimals} decimals.`,
    }
  return { value: Number(`${whole || '0'}.${significant || '0'}`) }
}

/** Digits without grouping by threes or as in India (1,00,000); null for any other grouping. */
function wholeDigits(text: string): string | null {
  if (/^\d*$/.test(text)) return text
  const mark = /[.,' ]/.exec(text)?.[0]
  if (mark === undefined) return null
  const [first = '', ...others] = text.split(mark)
  const last = others.at(-1)
  const middle = others.slice(0, -1)
  const isGrouped =
    /^[1-9]\d{0,2}$/.test(first) &&
    last?.length === 3 &&
    (middle.every(({ length }) => length === 3) ||
      (mark === ',' && first.length < 3 && middle.every(({ length }) => length === 2)))
  const digits = [first, ...others].join('')
  return isGrouped && /^\d+$/.test(digits) ? digits : null
}
