/** Marks the input of a field with invalid text: no number, or not a choice of its list. */
export const UNREAD = 'data-unread'

/**
 * Moves the focus to the first field of the container with invalid text, and returns whether there
 * is one. Forms call it on submit; buttons outside of forms have to call it.
 */
export function focusUnreadEntry(container: Pick<ParentNode, 'querySelector'> | null): boolean {
  const field = container?.querySelector<HTMLInputElement>(`input[${UNREAD}]`)
  field?.focus()
  return Boolean(field)
}
