/**
 * Whether a paste is meant as text, by the types on the clipboard: Word and Excel add a picture of
 * the text. The text of a file copied on a Mac is its name, so it counts only in fields.
 */
export const meansText = (types: readonly string[], isInField: boolean): boolean =>
  types.includes('text/plain') && (isInField || types.includes('text/html'))
