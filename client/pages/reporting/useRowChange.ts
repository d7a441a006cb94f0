import { useRef, useState } from 'react'
import { ProductError } from '#domain/foundation/errors/productError.ts'

/**
 * Changes to a window's list on the server, one at a time: `change` makes one, `takeBack` one whose row goes away, and
 * `onDone` reads the list anew. What is pressed on may go: `list` takes the focus first, so that it stays in the window,
 * where Escape is heard.
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
      setProblem((error instanceof ProductError ? error : new ProductError('unknown')).message)
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
