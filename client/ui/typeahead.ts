import { foldText } from '#domain/foundation/search/foldText.ts'

/** How long what was typed belongs together. */
const PAUSE_MS = 1000

/**
 * Finds the entry of a list by its first letters, as they are typed: the next that begins so, around the end. The same
 * letter again goes on to the next.
 */
export function createTypeahead() {
  let text = ''
  let typedAt = -Infinity
  return {
    /** Whether the next key goes on with what was typed: a blank, then, is a letter. */
    isGoingOn: (atMs: number) => text !== '' && atMs - typedAt < PAUSE_MS,
    /** The place of what is meant, -1 for nothing; `atMs`: when the key was pressed, `from`: where the list is. */
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
