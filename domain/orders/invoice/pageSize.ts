/** Paper of an invoice. */
export type PageSize = 'A4' | 'LETTER'

/** Countries where US Letter is the paper in use; everywhere else it is A4. */
const LETTER_COUNTRIES: ReadonlySet<string> = new Set(
  'US CA MX PR GU VI AS MP PH CL CO VE CR PA GT HN NI SV DO BZ'.split(' '),
)

/** The paper that a buyer's country (ISO 3166-1) prints on. */
export function pageSizeOf(country: string): PageSize {
  return LETTER_COUNTRIES.has(country) ? 'LETTER' : 'A4'
}
