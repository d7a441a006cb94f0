/** A machine with other work measures a slow moment now and then; the fastest of a few runs is the code's own. */
const RUNS = 3

/**
 * Milliseconds of this process's CPU that a call takes, the least of up to three runs; time in which other processes
 * had the machine does not count. Stops at the first run within `enoughMs`.
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

/** The same of work that is awaited. */
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
