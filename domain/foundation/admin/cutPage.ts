/** A page of rows of which one more was asked for than it shows, and its last one where the list goes on after it. */
export function cutPage<Row>(
  found: readonly Row[],
  size: number,
): { shown: Row[]; last: Row | undefined } {
  const shown = found.slice(0, size)
  return { shown, last: found.length > size ? shown.at(-1) : undefined }
}
