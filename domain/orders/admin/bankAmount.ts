import { CURRENCIES, type Currency } from '#domain/foundation/money/money.ts'

/** The sign before the decimals of an amount. */
export type DecimalSign = '.' | ','

/** An amount as a bank writes it, taken apart: which way the money went, its digits, and its currency. */
interface AmountParts {
  isOut: boolean
  /** Digits with their separators. */
  body: string
  /** As written; null where the amount names none. */
  currency: string | null
}

const OUT_WORDS = new Set(['DR', 'D', 'DEBIT', 'S', 'SOLL', 'OUT'])
const IN_WORDS = new Set(['CR', 'C', 'CREDIT', 'H', 'HABEN', 'IN'])
const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' }
const MAX_LENGTH = 60
const MAX_DIGITS = 11

/** Which way money went by a word such as "Debit", "CR" or "Haben"; null for any other word. */
export function directionOf(word: string): 'in' | 'out' | null {
  const known = word.trim().toUpperCase().replaceAll('.', '')
  if (OUT_WORDS.has(known)) return 'out'
  return IN_WORDS.has(known) ? 'in' : null
}

/** Takes an amount apart. Null when any of it is unknown, or two marks say which way the money went. */
function partsOf(text: string): AmountParts | null {
  if (text.length > MAX_LENGTH) return null
  const plain = text.normalize('NFKC').trim()
  const isInBrackets = plain.startsWith('(') && plain.endsWith(')')
  const inner = isInBrackets ? plain.slice(1, -1) : plain
  const words = inner.match(/\p{L}+/gu) ?? []
  const codes = words.filter((word) => directionOf(word) === null)
  const symbol = Object.keys(SYMBOLS).find((sign) => inner.includes(sign))
  const named = [...codes.map((code) => code.toUpperCase()), ...(symbol ? [SYMBOLS[symbol]] : [])]
  if (new Set(named).size > 1 || codes.some((code) => code.length !== 3)) return null
  const signs = inner.match(/[-−–+]/g) ?? []
  const marks = [
    ...(isInBrackets ? ['out'] : []),
    ...signs.map((sign) => (sign === '+' ? 'in' : 'out')),
    ...words.flatMap((word) => directionOf(word) ?? []),
  ]
  if (marks.length > 1) return null
  const body = inner.replaceAll(/\p{L}+|[-−–+€£$\s]/gu, '')
  const isNumber = /^[\d.,'’]+$/.test(body) && isSignOutside(inner)
  if (!isNumber || !/\d/.test(body)) return null
  return { isOut: marks[0] === 'out', body, currency: named[0] ?? null }
}

/** Whether nothing but separators stands between the first and the last digit. */
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

/** The decimal sign of an amount; 'none' without decimals, null where "1.234" can be two amounts. Undefined: no amount. */
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

/** The decimal sign that a column of amounts has; null where none says it for certain, or two differ. */
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
 * An amount in the minor unit, below zero for money that went out: "1,234.50", "1.234,50", "90.0000", "(100.00)",
 * "100.00 DR", "90,00 €". `decimal` decides about "1.234". Null for all that is not certain.
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

/** The currency that an amount or a cell names: one of ours, none, or one that is not ours. */
export function readCurrency(cell: string): Currency | 'unknown' | null {
  const text = cell.normalize('NFKC').trim().toUpperCase()
  if (text === '') return null
  const code = SYMBOLS[text] ?? text
  return CURRENCIES.find((one) => one === code) ?? 'unknown'
}

/** The currency that is written beside an amount. */
export function currencyBeside(text: string): Currency | 'unknown' | null {
  return readCurrency(partsOf(text)?.currency ?? '')
}
