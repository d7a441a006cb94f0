/** Marks the input of a number field whose text was not taken. */
export const UNREAD = 'data-unread'

/**
 * Moves the focus to the first number field of the container whose text was not taken, and says whether there is one.
 * Forms do it by themselves when they are sent; buttons outside of forms ask.
 */
export function focusUnreadNumber(container: ParentNode | null): boolean {
  const field = container?.querySelector<HTMLInputElement>(`input[${UNREAD}]`)
  field?.focus()
  return Boolean(field)
}
