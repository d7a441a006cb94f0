/** Time window of the measurement (ms). */
const WINDOW_MS = 5_000
const LEAST_MS = 500

/** Measures the upload speed over the last seconds. The clock is passed in (ms). */
export function transferSpeed() {
  let samples: { atMs: number; bytes: number }[] = []
  return {
    /** Takes the total of sent bytes. Returns bytes per second; null until known. */
    add(bytes: number, atMs: number): number | null {
      samples = [...samples.filter((one) => atMs - one.atMs <= WINDOW_MS), { atMs, bytes }]
      const [first] = samples
      if (!first || atMs - first.atMs < LEAST_MS || bytes <= first.bytes) return null
      return ((bytes - first.bytes) * 1_000) / (atMs - first.atMs)
    },
  }
}
