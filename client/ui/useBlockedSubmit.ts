import { type RefObject, useEffect } from 'react'

/** Blocks submitting a form with invalid text, and focuses its field. */
export function useBlockedSubmit(
  input: RefObject<HTMLInputElement | null>,
  isBlocked: boolean,
): void {
  useEffect(() => {
    const form = input.current?.form
    if (!form || !isBlocked) return
    const block = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      input.current?.focus()
    }
    form.addEventListener('submit', block, true)
    return () => form.removeEventListener('submit', block, true)
  }, [input, isBlocked])
}
