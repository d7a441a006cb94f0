import { useCallback, useEffect, useRef, useState } from 'react'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { refreshAccount } from './identity/accountStore.ts'
import { afterPress, watchPresses } from '#client/ui/pressEnd.ts'

/** Something of the server's: the last answer stays while the next is on its way. */
export interface Loaded<Value> {
  value: Value | null
  error: ProductError | null
  isLoading: boolean
  reload: () => void
}

interface Answer<Value> {
  /** What was asked. */
  asked: string
  value: Value | null
  error: ProductError | null
}

/**
 * Asks the server for what `key` names, anew when it changes; an answer that came too late is dropped, and one
 * that comes during a press is shown after it. A login that has ended is noticed by its refusal.
 */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0)
  const asked = `${attempt} ${key}`
  const [answer, setAnswer] = useState<Answer<Value> | null>(null)
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    let isCurrent = true
    watchPresses()
    const ask = async () => {
      try {
        const value = await afterPress(latest.current())
        if (isCurrent) setAnswer({ asked, value, error: null })
      } catch (error) {
        const known = error instanceof ProductError ? error : new ProductError('unknown')
        if (known.code === 'no_access') await refreshAccount()
        if (isCurrent)
          setAnswer((before) => ({ asked, value: before?.value ?? null, error: known }))
      }
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [asked])
  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  const isLoading = answer?.asked !== asked
  return {
    value: answer?.value ?? null,
    error: isLoading ? null : (answer?.error ?? null),
    isLoading,
    reload,
  }
}
