import { customAlphabet } from 'nanoid'

/** Alphabet without letters and digits that look alike. */
const group = customAlphabet('23456789ABCDEFGHJKMNPQRSTVWXYZ', 4)

/** Unguessable codes of a series, all different: SPRING-7KQM-2H9X-WC4T. */
export function newSeriesCodes(prefix: string, count: number): string[] {
  const codes = new Set<string>()
  const start = prefix === '' ? 'AD' : prefix
  while (codes.size < count) codes.add(`${start}-${group()}-${group()}-${group()}`)
  return [...codes]
}

/** Unguessable coupon number of a stopped campaign: BACK-7KQM-2H9X-WC4T. */
export function newCouponNum(): string {
  return `BACK-${group()}-${group()}-${group()}`
}
