/**
 * Whether a paste means its text, by the types on the clipboard: Word and Excel put a picture of the text beside it. The
 * text of a file copied on a Mac is its name, so that it counts in fields only.
 */
export const meansText = (types: readonly string[], isInField: boolean): boolean =>
  types.includes('text/plain') && (isInField || types.includes('text/html'))
