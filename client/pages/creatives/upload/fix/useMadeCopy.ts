import { useCallback, useEffect, useRef, useState } from 'react'
import { whenReachable } from '#client/state/foundation/whenReachable.ts'
import { startWork, type RunningWork } from './startWork.ts'
import { NoConnectionError, UnfixableError } from './UnfixableError.ts'
import type { CopyWork, FixResult } from './fixWork.types.ts'

export type CopyState =
  | { status: 'idle' }
  | { status: 'working'; share: number | null; startedAt: number; now: number }
  | { status: 'done'; result: FixResult }
  | { status: 'failed'; message: string }

/** State of a copy that is being made: only the newest work counts. */
export function useMadeCopy() {
  const [state, setState] = useState<CopyState>({ status: 'idle' })
  const running = useRef<RunningWork<FixResult> | null>(null)

  const stop = useCallback(() => {
    running.current?.cancel()
    running.current = null
  }, [])
  const cancel = useCallback(() => {
    stop()
    setState({ status: 'idle' })
  }, [stop])
  const make = useCallback(
    async (work: CopyWork): Promise<FixResult | null> => {
      for (;;) {
        stop()
        const startedAt = performance.now()
        setState({ status: 'working', share: null, startedAt, now: startedAt })
        const mine = startWork<CopyWork>(work, (share) =>
          setState({ status: 'working', share, startedAt, now: performance.now() }),
        )
        const ended = new AbortController()
        running.current = {
          result: mine.result,
          cancel: () => {
            ended.abort()
            mine.cancel()
          },
        }
        try {
          const result = await mine.result
          setState({ status: 'done', result })
          return result
        } catch (error) {
          const message = error instanceof UnfixableError ? error.message : String(error)
          setState({ status: 'failed', message })
          if (!(error instanceof NoConnectionError)) return null
          // Canceled, or replaced by newer work.
          if (!(await whenReachable(ended.signal))) return null
        }
      }
    },
    [stop],
  )
  useEffect(() => stop, [stop])
  return { state, make, cancel }
}

/** Frames and sliders move many times a second: the copy is made once they rest (ms). */
const REST_MS = 200

/**
 * Makes a copy whenever its work changes; null for no work yet. `result` is the last copy, shown
 * while the next is made; `isCurrent` says whether it belongs to this work.
 */
export function useLiveCopy(work: CopyWork | null) {
  const { state, make } = useMadeCopy()
  const [made, setMade] = useState<{ work: CopyWork; result: FixResult } | null>(null)
  useEffect(() => {
    if (!work) return
    const timer = setTimeout(() => {
      void make(work).then((result) => result && setMade({ work, result }))
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [work, make])
  return { state, result: made?.result ?? null, isCurrent: made !== null && made.work === work }
}

/**
 * Makes a copy on request, as it takes long. Changed settings stop it, as its result would be
 * outdated.
 */
export function useAskedCopy(work: CopyWork | null) {
  const { state, make, cancel } = useMadeCopy()
  const [made, setMade] = useState<{ work: CopyWork; result: FixResult } | null>(null)
  useEffect(() => {
    if (work) return cancel
  }, [work, cancel])
  const start = async () => {
    if (!work) return
    const result = await make(work)
    if (result) setMade({ work, result })
  }
  const isCurrent = made !== null && made.work === work
  return { state, start, cancel, result: isCurrent ? made.result : null, isCurrent }
}
