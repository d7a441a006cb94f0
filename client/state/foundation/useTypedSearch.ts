import { useEffect, useRef, useState } from 'react'

interface Answer<Found> {
  key: string
  found: readonly Found[]
  hasFailed: boolean
}

export interface TypedSearch<Found> {
  /**
   * The results of the last response, which stay while the next one loads, so that the list does
   * not flicker.
   */
  found: readonly Found[]
  isLoading: boolean
  hasFailed: boolean
}

const NOTHING_ASKED = { found: [], isLoading: false, hasFailed: false }

/**
 * Searches for the typed text in a scope, once the typing pauses; drops responses to older text.
 */
export function useTypedSearch<Scope extends string, Found>(
  { scope, text, pauseMs }: { scope: Scope; text: string; pauseMs: number },
  ask: (scope: Scope, query: string) => Promise<readonly Found[]>,
): TypedSearch<Found> {
  const query = text.trim()
  const key = query === '' ? '' : `${scope}:${query}`
  const [answer, setAnswer] = useState<Answer<Found>>({ key: '', found: [], hasFailed: false })
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (key === '') return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      latest.current(scope, query).then(
        (found) => isCurrent && setAnswer({ key, found, hasFailed: false }),
        () => isCurrent && setAnswer({ key, found: [], hasFailed: true }),
      )
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [key, scope, query, pauseMs])
  if (key === '') return NOTHING_ASKED
  return { found: answer.found, hasFailed: answer.hasFailed, isLoading: answer.key !== key }
}
