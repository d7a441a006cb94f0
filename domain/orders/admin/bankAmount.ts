import { CURRENCIES, type Currency } from '#domain/foundation/money/money.ts'

/** The sign before the decimals of an amount. */
export type DecimalSign = '.' | ','

/** A parsed amount of a bank's file: direction, digits and currency. */
interface AmountParts {
  isOut: boolean
  /** Digits with their separators. */
  body: string
  /** As written; null if the amount has none. */
  currency: string | null
}

const OUT_WORDS = new Set(['DR', 'D', 'DEBIT', 'DBIT', 'S', 'SOLL', 'OUT'])
const IN_WORDS = new Set(['CR', 'C', 'CREDIT', 'CRDT', 'H', 'HABEN', 'IN'])
const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' }
/** Letters before a dollar sign. Other letters mean a currency that we do not charge in. */
const DOLLARS: Readonly<Record<string, string>> = {
  '': '$',
  US: 'USD',
  USD: 'USD',
  C: 'CAD',
  CA: 'CAD',
  CAD: 'CAD',
  A: 'AUD',
  AU: 'AUD',
  AUD: 'AUD',
  NZ: 'NZD',
  NZD: 'NZD',
}
const MAX_LENGTH = 60
const MAX_DIGITS = 11

/** The direction that a word such as "Debit", "CR" or "Haben" states; null for any other word. */
export function directionOf(word: string): 'in' | 'out' | null {
  const known = word.trim().toUpperCase().replaceAll('.', '')
  if (OUT_WORDS.has(known)) return 'out'
  return IN_WORDS.has(known) ? 'in' : null
}

/** Parses an amount. Null when a part is unknown, or two marks state a direction. */
function partsOf(text: string): AmountParts | null {
  if (text.length > MAX_LENGTH) return null
  const plain = text.normalize('NFKC').trim()
  const isInBrackets = plain.startsWith('(') && plain.endsWith(')')
  const { rest: inner, currency: dollar } = withoutDollar(isInBrackets ? plain.slice(1, -1) : plain)
  const words = inner.match(/\p{L}+/gu) ?? []
  const codes = words.filter((word) => directionOf(word) === null)
  const symbol = Object.keys(SYMBOLS).find((sign) => inner.includes(sign))
  const named = [
    ...codes.map((code) => code.toUpperCase()),
    ...(symbol ? [SYMBOLS[symbol]] : []),
    ...(dollar === null ? [] : [dollar]),
  ]
  const exact = named.length > 1 ? named.filter((code) => code !== '$') : named
  if (new Set(exact).size > 1 || codes.some((code) => code.length !== 3)) return null
  const signs = inner.match(/[-−–+]/g) ?? []
  const marks = [
    ...(isInBrackets ? ['out'] : []),
    ...signs.map((sign) => (sign === '+' ? 'in' : 'out')),
    ...words.flatMap((word) => directionOf(word) ?? []),
  ]
  if (marks.length > 1) return null
  const body = inner
    .replaceAll(/\p{L}+|[-−–+€£]/gu, '')
    .trim()
    // A blank between digits separates thousands, like an apostrophe.
    .replaceAll(/\s+/g, "'")
  const isNumber = /^[\d.,'’]+$/.test(body) && isSignOutside(inner)
  if (!isNumber || !/\d/.test(body)) return null
  return { isOut: marks[0] === 'out', body, currency: exact[0] ?? null }
}

/** Separates a dollar sign and the letters before it from an amount: "C$90" is 90 in CAD. */
function withoutDollar(text: string): { rest: string; currency: string | null } {
  const [sign, letters = ''] = /(\p{L}{0,3})\$/u.exec(text) ?? []
  if (sign === undefined) return { rest: text, currency: null }
  const before = letters.toUpperCase()
  const isDirection = before.length > 1 && directionOf(before) !== null
  const currency = isDirection ? '$' : (DOLLARS[before] ?? `${before}$`)
  return { rest: text.replace(isDirection ? '$' : sign, ' '), currency }
}

/** Whether only digits and separators are between the first and the last digit. */
const isSignOutside = (inner: string): boolean => {
  const digits = inner.slice(
    inner.search(/\d/),
    inner.length -
      Array.from(inner)
        .toReversed()
        .findIndex((sign) => /\d/.test(sign)),
  )
  return /^[\d.,'’\s]*$/.test(digits)
}

const GROUPED = /^\d{1,3}(?:\D\d{3})*$/

/**
 * The decimal sign of an amount; 'none' without decimals, null if ambiguous as in "1.234".
 * Undefined: not an amount.
 */
function decimalIn(body: string): DecimalSign | 'none' | null | undefined {
  const points = body.split('.').length - 1
  const commas = body.split(',').length - 1
  if (points === 0 && commas === 0) return 'none'
  if (points > 0 && commas > 0) {
    const sign = body.lastIndexOf('.') > body.lastIndexOf(',') ? '.' : ','
    return (sign === '.' ? points : commas) === 1 ? sign : undefined
  }
  if (points + commas > 1) return 'none'
  const sign = points === 1 ? '.' : ','
  const [whole = '', decimals = ''] = body.split(sign)
  const isGroup = decimals.length === 3 && GROUPED.test(whole) && whole !== '0'
  return isGroup ? null : sign
}

/** The decimal sign of a column of amounts; null if no row is unambiguous, or two differ. */
export function decimalSignOf(texts: readonly string[]): DecimalSign | null {
  const signs = new Set(
    texts.flatMap((text) => {
      const parts = partsOf(text)
      const sign = parts && decimalIn(parts.body)
      return sign === '.' || sign === ',' ? [sign] : []
    }),
  )
  const [only] = signs
  return signs.size === 1 && only ? only : null
}

/**
 * An amount in the minor unit, negative for money out: "1,234.50", "1.234,50", "90.0000",
 * "(100.00)", "100.00 DR", "90,00 €". `decimal` resolves "1.234". Null if uncertain.
 */
export function readAmount(text: string, decimal: DecimalSign | null = null): number | null {
  const parts = partsOf(text)
  if (!parts) return null
  const found = decimalIn(parts.body)
  if (found === undefined || (found === null && decimal === null)) return null
  const sign = found ?? decimal
  const at = sign === '.' || sign === ',' ? parts.body.indexOf(sign) : -1
  const whole = at < 0 ? parts.body : parts.body.slice(0, at)
  const decimals = at < 0 ? '' : parts.body.slice(at + 1)
  if (/\D/.test(whole) && !GROUPED.test(whole)) return null
  const digits = whole.replaceAll(/\D/g, '')
  if (digits.length > MAX_DIGITS || !/^\d{0,2}0*$/.test(decimals)) return null
  if (digits === '' && decimals === '') return null
  const minor = Number(digits || 0) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  return parts.isOut ? -minor : minor
}

/** Currencies that a bare dollar sign can mean. */
export const DOLLAR_CURRENCIES: ReadonlySet<Currency> = new Set(['USD', 'CAD', 'AUD', 'NZD'])

/** A currency of a file: one of ours, a dollar that can be one of several, or a foreign one. */
export type NamedCurrency = Currency | 'dollar' | 'unknown'

/** The currency of an amount or a cell; null for none. */
export function readCurrency(cell: string): NamedCurrency | null {
  const text = cell.normalize('NFKC').trim().toUpperCase()
  if (text === '') return null
  if (text === '$') return 'dollar'
  const code = SYMBOLS[text] ?? (text.endsWith('$') ? DOLLARS[text.slice(0, -1)] : text)
  return CURRENCIES.find((one) => one === code) ?? 'unknown'
}

/** The currency written next to an amount. */
export function currencyBeside(text: string): NamedCurrency | null {
  return readCurrency(partsOf(text)?.currency ?? '')
}
