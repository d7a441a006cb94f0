import type { KeyboardEvent } from 'react'
import { isComposing } from '#client/ui/isComposing.ts'

/** The link of the row this many rows away from the focused one. */
function linkBeside(link: Element, by: 1 | -1): HTMLElement | null {
  const row = link.closest('tr')
  const beside = by === 1 ? row?.nextElementSibling : row?.previousElementSibling
  return beside?.querySelector<HTMLElement>('a[data-line]') ?? null
}

/**
 * Moves the focus from row to row of a table by the arrow keys, link by link (`data-line`); returns
 * false for other keys.
 */
export function stepThroughRows(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, currentTarget } = event
  if (isComposing(event)) return false
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false
  linkBeside(currentTarget, key === 'ArrowDown' ? 1 : -1)?.focus()
  return true
}
