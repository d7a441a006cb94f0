import { useRef, useState } from 'react'
import { problemWords } from '#client/api/foundation/problemWords.ts'
import { noticeRefusal } from './noticeRefusal.ts'

/** Resolves to whether a call did what it was asked. */
export type Attempt = (call: () => Promise<unknown>) => Promise<boolean>

/** Does something on the server, once at a time, and tells what went wrong; `onDone` either way: what is shown may have changed. */
export function useAttempt(onDone: () => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const isRunning = useRef(false)
  const attempt: Attempt = async (call) => {
    // A double click means one.
    if (isRunning.current) return false
    isRunning.current = true
    setProblem(null)
    try {
      await call()
      return true
    } catch (error) {
      setProblem(problemWords(error))
      noticeRefusal(error)
      return false
    } finally {
      isRunning.current = false
      onDone()
    }
  }
  return { problem, attempt }
}
