import { useState } from 'react'
import { problemWords } from '#client/api/problemWords.ts'

/** Does something on the server and tells what went wrong; `onDone` either way: what is shown may have changed. */
export function useAttempt(onDone: () => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
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
