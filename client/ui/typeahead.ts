import { foldText } from '#domain/foundation/search/foldText.ts'

/** Maximum pause between keys of one text. */
const PAUSE_MS = 1000

/**
 * Finds the entry of a list by its first typed letters, from the present one on, wrapping around.
 * Repeating a letter moves to the next match.
 */
export function createTypeahead() {
  let text = ''
  let typedAt = -Infinity
  return {
    /** Whether the next key continues the text, so that a space counts as a letter. */
    isGoingOn: (atMs: number) => text !== '' && atMs - typedAt < PAUSE_MS,
    /**
     * The index of the match, -1 for none; `atMs`: time of the key press, `from`: the present
     * index.
     */
    find(labels: readonly string[], key: string, from: number, atMs: number): number {
      const letter = foldText(key)
      text = atMs - typedAt < PAUSE_MS ? text + letter : letter
      typedAt = atMs
      const isOneLetter = text.split('').every((each) => each === letter)
      const wanted = isOneLetter ? letter : text
      const first = text.length === 1 || isOneLetter ? from + 1 : Math.max(0, from)
      for (let step = 0; step < labels.length; step += 1) {
        const at = (first + step) % labels.length
        if (foldText(labels[at] ?? '').startsWith(wanted)) return at
      }
      return -1
    },
  }
}
