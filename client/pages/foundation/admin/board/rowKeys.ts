import type { KeyboardEvent } from 'react'
import { isComposing } from '#client/ui/isComposing.ts'

/** The link of the row that is so many rows away from the one that has the focus. */
function linkBeside(link: Element, by: 1 | -1): HTMLElement | null {
  const row = link.closest('tr')
  const beside = by === 1 ? row?.nextElementSibling : row?.previousElementSibling
  return beside?.querySelector<HTMLElement>('a[data-line]') ?? null
}

/** Goes through a table's rows by the arrow keys, from link to link (`data-line`); false for another key. */
export function stepThroughRows(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, currentTarget } = event
  if (isComposing(event)) return false
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false
  linkBeside(currentTarget, key === 'ArrowDown' ? 1 : -1)?.focus()
  return true
}
