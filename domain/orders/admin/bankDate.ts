import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** Which part of "03/04/2026" comes first: the day or the month. */
export type DateOrder = 'dmy' | 'mdy'

interface DateParts {
  year: string
  /** Day and month, in either order. */
  first: string
  second: string
  isCertain: DateOrder | null
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const GERMAN: Readonly<Record<string, string>> = {
  mrz: 'mar',
  mär: 'mar',
  mai: 'may',
  okt: 'oct',
  dez: 'dec',
}

function monthNumber(name: string): string | null {
  const short = name.slice(0, 3).toLowerCase()
  const at = MONTHS.indexOf(GERMAN[short] ?? short)
  return at < 0 ? null : String(at + 1)
}

const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year)

function partsOf(text: string): DateParts | null {
  const plain = firstCharacters(text.trim(), 40)
  const [, isoYear, , isoMonth, isoDay] =
    /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?:$|[T\s])/.exec(plain) ?? []
  if (isoYear && isoMonth && isoDay)
    return { year: isoYear, first: isoDay, second: isoMonth, isCertain: 'dmy' }
  const numeric = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:$|\s)/.exec(plain)
  if (numeric) {
    const [, first = '', sign, second = '', year = ''] = numeric
    return { year: fullYear(year), first, second, isCertain: sign === '.' ? 'dmy' : null }
  }
  const named = /^(\d{1,2})[\s.-]+(\p{L}{3,9})\.?[\s,-]+(\d{4}|\d{2})$/u.exec(plain)
  const american = /^(\p{L}{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/u.exec(plain)
  const [day, name, year] = named
    ? [named[1], named[2], named[3]]
    : [american?.[2], american?.[1], american?.[3]]
  const month = monthNumber(name ?? '')
  if (!day || !month || !year) return null
  return { year: fullYear(year), first: day, second: month, isCertain: 'dmy' }
}

const orderIn = ({ first, second, isCertain }: DateParts): DateOrder | null => {
  if (isCertain) return isCertain
  if (Number(first) > 12) return 'dmy'
  if (Number(second) > 12) return 'mdy'
  return null
}

/**
 * The order of day and month in a column of dates, decided over all its rows. Null if no row is
 * unambiguous; 'mixed' if two rows contradict each other.
 */
export function dateOrderOf(texts: readonly string[]): DateOrder | 'mixed' | null {
  const orders = new Set(
    texts.flatMap((text) => {
      const parts = partsOf(text)
      return parts && parts.isCertain === null ? (orderIn(parts) ?? []) : []
    }),
  )
  const [only] = orders
  return orders.size > 1 ? 'mixed' : (only ?? null)
}

/** Whether a date is ambiguous because either part can be the month. */
export function isTwoDays(text: string): boolean {
  const parts = partsOf(text)
  return parts !== null && orderIn(parts) === null && Number(parts.first) !== Number(parts.second)
}

/**
 * "2026-11-22", "22.11.2026", "22.11.26", "11/22/2026" and "22 Nov 2026" as an ISO date; `order`
 * resolves "03/04/2026". Null for an invalid or ambiguous date.
 */
export function readDay(text: string, order: DateOrder | null = null): string | null {
  const parts = partsOf(text)
  if (!parts) return null
  const own = orderIn(parts)
  if (own !== null && order !== null && parts.isCertain === null && own !== order) return null
  const known = own ?? order ?? (Number(parts.first) === Number(parts.second) ? 'dmy' : null)
  if (known === null) return null
  const [day, month] = known === 'dmy' ? [parts.first, parts.second] : [parts.second, parts.first]
  const iso = [parts.year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  const at = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null
}
