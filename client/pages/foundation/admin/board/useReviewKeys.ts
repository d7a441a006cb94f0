import { useLayoutEffect, useRef } from 'react'
import { isComposing } from '#client/ui/isComposing.ts'

/** Each key's action; a key without an entry is left to the browser. */
export type ReviewKeys = Record<string, (() => void) | undefined>

const isArrow = (key: string) => key.startsWith('Arrow')

/**
 * Whether the focused element uses a key itself: a field all keys, a radio button the arrows, a
 * button the space bar.
 */
function isKeyOf(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type))
    return key === ' ' || (target.type === 'radio' && isArrow(key))
  const isField = 'input, textarea, select, iframe, audio, video, [aria-haspopup=listbox]'
  if (target.isContentEditable || target.closest(isField)) return true
  return key === ' ' && target.closest('a, button, summary, [tabindex="0"]') !== null
}

/**
 * A key by its name in `ReviewKeys`: "a", "ArrowDown", "1". With Control or Command, only Enter
 * counts.
 */
function keyOf(event: KeyboardEvent): string | null {
  if (event.altKey || isComposing(event)) return null
  if (event.ctrlKey || event.metaKey) return event.key === 'Enter' ? 'ctrl+Enter' : null
  return event.key.length === 1 ? event.key.toLowerCase() : event.key
}

/**
 * Keyboard shortcuts of the review: off while a field has the focus (except Control+Enter) and
 * while a dialog is open.
 */
export function useReviewKeys(keys: ReviewKeys): void {
  const current = useRef(keys)
  // Before painting: a key pressed as soon as an ad appears is for that ad.
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
