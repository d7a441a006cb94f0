import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time in milliseconds, moving on each minute. */
export function useMinuteMs(): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
