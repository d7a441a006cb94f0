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
