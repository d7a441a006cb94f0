import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** The key code of a key press that an input method handles (UI Events, section 8.3). */
const INPUT_METHOD_KEY_CODE = 229

/**
 * Whether a key press belongs to an input method (Japanese, Chinese, Korean), where Enter ends a
 * word rather than the text. Safari ends the composition before it reports that Enter, and only the
 * key code shows it.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const own = 'nativeEvent' in event ? event.nativeEvent : event
  return own.isComposing || own.keyCode === INPUT_METHOD_KEY_CODE
}
