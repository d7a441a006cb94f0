import { LISTENING_EVENT } from './listening.ts'

/** Native behavior is not repeated: submitted forms, popovers. */
function heldButton({ target }: Event): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button || button.hasAttribute('popovertarget') || button.hasAttribute('commandfor'))
    return null
  return button.form && button.type !== 'button' ? null : button
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const typedField = ({ target }: Event): Field | null => {
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return target
  const isTyped = target instanceof HTMLInputElement && !/checkbox|radio|file/.test(target.type)
  return isTyped ? target : null
}

/** React reports a change only if the value differs from the last one it saw, which is at first the page's own. */
function typeAgain(field: Field, typed: string): void {
  if (!field.isConnected) return
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field instanceof HTMLSelectElement)
    field.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Holds the last button click and typed text until React has hydrated, then repeats them. Native
 * behavior is not blocked: links, disclosures and fields work meanwhile.
 */
export function repeatHeld(): void {
  let press: { event: Event; button: HTMLButtonElement } | null = null
  const fields = new Set<Field>()
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const typing = (event: Event): void => {
    const field = typedField(event)
    if (field) fields.add(field)
  }
  const pressing = (event: Event): void => {
    const button = heldButton(event)
    if (button) press = { event, button }
  }
  const listening = (): void => {
    stop.abort()
    const typed = [...fields].map((field) => [field, field.value] as const)
    // An event in flight reaches React by itself.
    const button = press?.event.eventPhase === Event.NONE ? press.button : null
    // React has hydrated, but effects of the page run after it.
    setTimeout(() => {
      for (const [field, value] of typed) typeAgain(field, value)
      if (button?.isConnected) button.click()
    })
  }
  document.addEventListener('click', pressing, options)
  document.addEventListener('input', typing, options)
  document.addEventListener('change', typing, options)
  document.addEventListener(LISTENING_EVENT, listening, options)
}
