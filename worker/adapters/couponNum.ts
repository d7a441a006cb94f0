import { customAlphabet } from 'nanoid'

/** Without letters and digits that are taken for one another. */
const group = customAlphabet('23456789ABCDEFGHJKMNPQRSTVWXYZ', 4)

/** Codes of a series, which nobody can guess: SPRING-7KQM-2H9X-WC4T. All different. */
export function newSeriesCodes(prefix: string, count: number): string[] {
  const codes = new Set<string>()
  const start = prefix === '' ? 'AD' : prefix
  while (codes.size < count) codes.add(`${start}-${group()}-${group()}-${group()}`)
  return [...codes]
}

/** The number of a coupon for a stopped campaign, which nobody can guess: BACK-7KQM-2H9X-WC4T. */
export function newCouponNum(): string {
  return `BACK-${group()}-${group()}-${group()}`
}
