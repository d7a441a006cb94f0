/** A market: a metropolitan area of the US Census Bureau, as a set of counties. */
export interface UsMarket {
  name: string
  counties: number
  /** Residents of its ZIP codes. */
  population: number
  /** Its ZIP codes in ascending order: "10001-10005 10007". */
  zips: string
}

/** Ascending ZIP codes as text, runs of consecutive codes as "first-last". */
export function packZips(codes: readonly string[]): string {
  const runs: string[][] = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run && Number(run.at(-1)) + 1 === Number(code)) run.push(code)
    else runs.push([code])
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}-${run.at(-1)}` : run[0])).join(' ')
}

/** The ZIP codes that `packZips` wrote. */
export function marketZips({ zips }: Pick<UsMarket, 'zips'>): string[] {
  return zips.split(' ').flatMap((run) => {
    const [first = '', last = first] = run.split('-')
    const length = Number(last) - Number(first) + 1
    return Array.from({ length }, (_, step) => String(Number(first) + step).padStart(5, '0'))
  })
}
