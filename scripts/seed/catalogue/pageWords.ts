/** Every text in parts of a page. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Words of parts of a page, without links and marks, for comparison with another page. */
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

/** Distinct figures in the words of one page that another page lacks. */
export function ownNumbers(own: readonly string[], other: readonly string[]): string[] {
  const others = numbersIn(other)
  return [...numbersIn(own)].filter((number) => !others.has(number))
}
