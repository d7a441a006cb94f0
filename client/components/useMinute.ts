import { useEffect, useState } from 'react'

const STEP_MS = 30_000

/** The time in milliseconds, moving on each half minute: for "5 min ago" and opening hours. */
export function useMinute(): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
