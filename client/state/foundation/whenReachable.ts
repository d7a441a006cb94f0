/** Whether the server responds. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 32_000

/**
 * Waits until the server responds: asks now, then after 0.5 s, 1 s, 2 s … 32 s. A browser reports that it is online
 * before the first request gets through. Returns false once `signal` aborts.
 */
export async function whenReachable(signal: AbortSignal): Promise<boolean> {
  let waitMs = FIRST_WAIT_MS
  while (!signal.aborted && !(await isReachable())) {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    if (waitMs < LONGEST_WAIT_MS) waitMs *= 2
  }
  return !signal.aborted
}
