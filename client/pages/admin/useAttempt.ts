import { useState } from 'react'
import { problemWords } from '#client/api/problemWords.ts'

/** Resolves to whether a call did what it was asked. */
export type Attempt = (call: () => Promise<unknown>) => Promise<boolean>

/** Does something on the server and tells what went wrong; `onDone` either way: what is shown may have changed. */
export function useAttempt(onDone: () => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const attempt: Attempt = async (call) => {
    setProblem(null)
    try {
      await call()
      return true
    } catch (error) {
      setProblem(problemWords(error))
      return false
    } finally {
      onDone()
    }
  }
  return { problem, attempt }
}
