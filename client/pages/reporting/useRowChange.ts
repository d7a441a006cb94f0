import { useRef, useState } from 'react'
import { asProductError } from '#domain/foundation/errors/productError.ts'

/**
 * Changes to a dialog's list on the server, one at a time: `change` makes one, `takeBack` one whose
 * row disappears, and `onDone` reloads the list. The pressed element may disappear: `list` takes
 * the focus first, so that it stays in the dialog, where Escape works.
 */
export function useRowChange(onDone: () => void) {
  const list = useRef<HTMLDivElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
      onDone()
    } catch (error) {
      setProblem(asProductError(error).message)
    } finally {
      setBusy(false)
    }
  }
  const takeBack = (work: () => Promise<unknown>) => {
    list.current?.focus()
    void change(work)
  }
  return { list, isBusy, problem, change, takeBack }
}
