/** Paper of an invoice. */
export type PageSize = 'A4' | 'LETTER'

/** Countries that use US Letter; all others use A4. */
const LETTER_COUNTRIES: ReadonlySet<string> = new Set(
  'US CA MX PR GU VI AS MP PH CL CO VE CR PA GT HN NI SV DO BZ'.split(' '),
)

/** The paper size of a buyer's country (ISO 3166-1). */
export function pageSizeOf(country: string): PageSize {
  return LETTER_COUNTRIES.has(country) ? 'LETTER' : 'A4'
}
