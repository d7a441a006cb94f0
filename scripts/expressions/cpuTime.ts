/** A busy machine sometimes measures a slow run; the fastest of a few runs is the code's own time. */
const RUNS = 3

/**
 * CPU milliseconds of this process for a call, the minimum of up to three runs; excludes other processes' time. Stops
 * at the first run within `enoughMs`.
 */
export function cpuTime(call: () => void, enoughMs: number): number {
  let least = Infinity
  for (let run = 0; run < RUNS && least > enoughMs; run += 1) {
    const before = process.cpuUsage()
    call()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

/** The same for asynchronous work. */
export async function cpuTimeOf(work: () => Promise<unknown>, enoughMs: number): Promise<number> {
  let least = Infinity
  for (let run = 0; run < RUNS && least > enoughMs; run += 1) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}
