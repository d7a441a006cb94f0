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
const LONGEST_WAIT_MS = 30_000

/**
 * Waits until the server responds: asks now, then after 0.5 s, 1 s, 2 s … 30 s. A browser reports that it is online
 * before the first request gets through. Returns false once `signal` aborts.
 */
export async function whenReachable(signal: AbortSignal): Promise<boolean> {
  for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
    if (await isReachable()) return !signal.aborted
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, wait)
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
    })
  }
  return false
}
