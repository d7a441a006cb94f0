import { useRef, useState } from 'react'
import { formatProblem } from '#client/api/foundation/formatProblem.ts'
import { noticeRefusal } from './noticeRefusal.ts'

/** Resolves to whether a call succeeded. */
export type Attempt = (call: () => Promise<unknown>) => Promise<boolean>

/**
 * Runs one server call at a time, and returns the problem of a failed one. Calls `onDone` after
 * success and failure, as the displayed data may have changed.
 */
export function useAttempt(onDone: () => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const isRunning = useRef(false)
  const attempt: Attempt = async (call) => {
    // A double click counts once.
    if (isRunning.current) return false
    isRunning.current = true
    setProblem(null)
    try {
      await call()
      return true
    } catch (error) {
      setProblem(formatProblem(error))
      noticeRefusal(error)
      return false
    } finally {
      isRunning.current = false
      onDone()
    }
  }
  return { problem, attempt }
}
