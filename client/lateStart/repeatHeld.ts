import { LISTENING_EVENT } from './listening.ts'

/** What the browser does by itself is not repeated: forms that are sent, popovers. */
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

/** React tells of a change only where the value is another than the one that it saw last: at first, the page's own. */
function typeAgain(field: Field, typed: string): void {
  if (!field.isConnected) return
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field instanceof HTMLSelectElement)
    field.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Holds the last press of a button and what was typed until React listens, then does them once more. Nothing is kept
 * from the browser: links, details and fields work by themselves meanwhile.
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
    // One that is on its way just now reaches React by itself.
    const button = press?.event.eventPhase === Event.NONE ? press.button : null
    // React has begun in the middle of its own work: effects of the page come after it.
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
