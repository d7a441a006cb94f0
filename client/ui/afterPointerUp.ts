let press: PromiseWithResolvers<void> | null = null
let isWatching = false

function began({ isPrimary }: PointerEvent): void {
  if (isPrimary) press ??= Promise.withResolvers<void>()
}

function ended(): void {
  const over = press
  press = null
  // The click follows pointerup.
  if (over) setTimeout(over.resolve)
}

/** Includes events that end a press without a pointerup: a drag, a browser menu. */
const ENDS = ['pointerup', 'pointercancel', 'dragend', 'contextmenu'] as const

/** Starts tracking the pointer. Idempotent; call from an effect. */
export function trackPointer(): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('pointerdown', began, true)
  for (const end of ENDS) window.addEventListener(end, ended, true)
  // Fires when another window takes the focus; an element's blur does not bubble here.
  window.addEventListener('blur', ended)
}

/**
 * Resolves after pointerup and the click handlers it triggers, or at once without a press. A layout
 * shift before that would lose the press.
 */
export async function afterPointerUp(): Promise<void> {
  await press?.promise
}

/** A result or its error, once no press is active. */
export async function afterPress<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer
  } finally {
    await afterPointerUp()
  }
}
