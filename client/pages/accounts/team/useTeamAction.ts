import { useRef, useState } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { showToast } from '#client/ui/toasts.ts'

/** A change of the team: one at a time, with a toast for success or failure. */
export function useTeamAction(onDone: () => void) {
  const [pending, setPending] = useState<string | null>(null)
  const isRunning = useRef(false)
  const act = async (key: string, call: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    setPending(key)
    try {
      await call()
      showToast({ tone: 'success', title: done })
      return true
    } catch (error) {
      const problem = asProductError(error)
      showToast({ tone: 'error', title: problem.message })
      return false
    } finally {
      isRunning.current = false
      setPending(null)
      onDone()
    }
  }
  return { pending, act }
}
