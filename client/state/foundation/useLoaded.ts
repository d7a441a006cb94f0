import { useCallback, useEffect, useRef, useState } from 'react'
import { asProductError, type ProductError } from '#domain/foundation/errors/productError.ts'
import { refreshAccount } from './identity/accountStore.ts'
import { afterPress, trackPointer } from '#client/ui/afterPointerUp.ts'

/** A server resource: the last response stays while the next one loads. */
export interface Loaded<Value> {
  value: Value | null
  error: ProductError | null
  isLoading: boolean
  reload: () => void
}

interface Answer<Value> {
  /** The attempt and key of the request. */
  asked: string
  key: string
  value: Value | null
  error: ProductError | null
}

/**
 * Loads the resource of `key`, and again when that changes. Drops outdated responses, and shows a
 * response that arrives during a press after it. A refusal reveals an ended login.
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
    trackPointer()
    const ask = async () => {
      try {
        const value = await afterPress(latest.current())
        if (isCurrent) setAnswer({ asked, key, value, error: null })
      } catch (error) {
        const known = asProductError(error)
        if (known.code === 'no_access') await refreshAccount()
        if (isCurrent)
          setAnswer((before) => ({
            asked,
            key,
            // The value of another key would appear below this key's error as if it belonged to it.
            value: before?.key === key ? before.value : null,
            error: known,
          }))
      }
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [asked, key])
  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  const isLoading = answer?.asked !== asked
  return {
    value: answer?.value ?? null,
    error: isLoading ? null : (answer?.error ?? null),
    isLoading,
    reload,
  }
}
