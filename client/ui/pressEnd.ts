let press: PromiseWithResolvers<void> | null = null
let isWatching = false

function began({ isPrimary }: PointerEvent): void {
  if (isPrimary) press ??= Promise.withResolvers<void>()
}

function ended(): void {
  const over = press
  press = null
  // The click comes after the pointer has gone up.
  if (over) setTimeout(over.resolve)
}

/** Also what ends a press whose end no page is told: a drag, a menu of the browser. */
const ENDS = ['pointerup', 'pointercancel', 'dragend', 'contextmenu'] as const

/** From now on it is known whether the pointer presses something. Call it in an effect; a second call does nothing. */
export function watchPresses(): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('pointerdown', began, true)
  for (const end of ENDS) window.addEventListener(end, ended, true)
  // Another window; that of an element, which a press takes the focus from, does not come up here.
  window.addEventListener('blur', ended)
}

/**
 * Settles once the pointer presses nothing, and what was pressed knows it; at once where nothing is pressed. What
 * arrives meanwhile could move what is pressed away from under it, and the press would be lost.
 */
export async function pressEnd(): Promise<void> {
  await press?.promise
}

/** An answer, or what it failed with, once the pointer presses nothing. */
export async function afterPress<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer
  } finally {
    await pressEnd()
  }
}
