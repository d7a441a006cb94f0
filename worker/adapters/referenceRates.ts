/** Units per euro of each working day, from about 16:00 CET. */
export const REFERENCE_RATES_URL = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'
const TIMEOUT_MS = 10_000
/** The file is about 2 kB. */
const MAX_CHARACTERS = 100_000

/** Daily reference rates of the European Central Bank from its file. Raises an error if it does not respond. */
export async function fetchReferenceRates(): Promise<string> {
  const answer = await fetch(REFERENCE_RATES_URL, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`The European Central Bank answered with status ${answer.status}.`)
  }
  const text = await answer.text()
  if (text.length > MAX_CHARACTERS) throw new Error('The reference rates are too long.')
  return text
}
