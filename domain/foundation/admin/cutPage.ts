/** A page of rows, from one row more than it shows, and its cursor if there is a next page. */
export function cutPage<Row>(
  found: readonly Row[],
  size: number,
): { shown: Row[]; last: Row | undefined } {
  const shown = found.slice(0, size)
  return { shown, last: found.length > size ? shown.at(-1) : undefined }
}
