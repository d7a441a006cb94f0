import { useEffect } from 'react'
import { type Loaded, useLoaded } from './useLoaded.ts'

/** Like `useLoaded`, but reloads at an interval while the page is visible. */
export function usePolled<Value>(
  key: string,
  load: () => Promise<Value>,
  everyMs: number,
): Loaded<Value> {
  const loaded = useLoaded(key, load)
  const { reload } = loaded
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') reload()
    }
    const timer = setInterval(again, everyMs)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [reload, everyMs])
  return loaded
}
