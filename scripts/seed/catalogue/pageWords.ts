/** Every text in parts of a page. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** What parts of a page say, word by word: without links and marks, to compare it with another. */
export const pageWords = (parts: unknown): string[] =>
  stringsIn(parts)
    .join(' ')
    .replaceAll(/\]\([^)]*\)|[[*]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}’'$%,.]+/u)
    .map((word) => word.replace(/[,.]+$/, ''))
    .filter((word) => word !== '')

const numbersIn = (words: readonly string[]): Set<string> =>
  new Set(words.filter((word) => /\d/.test(word)))

/** The figures among the words of a page that do not stand among those of another, each once. */
export function ownNumbers(own: readonly string[], other: readonly string[]): string[] {
  const others = numbersIn(other)
  return [...numbersIn(own)].filter((number) => !others.has(number))
}
