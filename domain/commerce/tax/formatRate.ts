/** A rate for display: 99,750 parts per million is "9.975%". */
export function formatRate(ratePpm: number): string {
  return `${ratePpm / 10_000}%`
}
