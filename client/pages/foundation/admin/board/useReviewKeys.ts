import { useLayoutEffect, useRef } from 'react'
import { isComposing } from '#client/ui/isComposing.ts'

/** What each key does; a key without an entry is left to the browser. */
export type ReviewKeys = Record<string, (() => void) | undefined>

const isArrow = (key: string) => key.startsWith('Arrow')

/** Whether what has the focus uses a key itself: a field all of them, a choice its arrows, a button the space bar. */
function isKeyOf(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type))
    return key === ' ' || (target.type === 'radio' && isArrow(key))
  const isField = 'input, textarea, select, iframe, audio, video, [aria-haspopup=listbox]'
  if (target.isContentEditable || target.closest(isField)) return true
  return key === ' ' && target.closest('a, button, summary, [tabindex="0"]') !== null
}

/** A key as `ReviewKeys` has it: "a", "ArrowDown", "1". With Control or Command only Enter is a key of the review. */
function keyOf(event: KeyboardEvent): string | null {
  if (event.altKey || isComposing(event)) return null
  if (event.ctrlKey || event.metaKey) return event.key === 'Enter' ? 'ctrl+Enter' : null
  return event.key.length === 1 ? event.key.toLowerCase() : event.key
}

/** Keys of the review: off while a field has the focus (but for Control and Enter) and while a window is open. */
export function useReviewKeys(keys: ReviewKeys): void {
  const current = useRef(keys)
  // Not after painting: a key pressed at the first sight of an ad is for that ad.
  useLayoutEffect(() => {
    current.current = keys
  })
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = keyOf(event)
      const act = key === null ? undefined : current.current[key]
      if (!act || event.defaultPrevented || event.repeat) return
      if (key !== 'ctrl+Enter' && isKeyOf(event.target, event.key)) return
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=listbox]')) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
