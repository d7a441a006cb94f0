/** "a, b and c", or "a, b and 5 more" beyond `most`. */
export function formatList(items: readonly string[], last: 'and' | 'or', most = 3): string {
  if (items.length > most) {
    const shown = items.slice(0, most - 1)
    return `${shown.join(', ')} ${last} ${items.length - shown.length} more`
  }
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`
}
