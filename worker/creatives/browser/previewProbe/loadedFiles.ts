/**
 * Returns how many bytes the page has loaded so far. A file counts once by name with its size in the ZIP: Firefox and
 * Safari report no sizes to a page without an origin.
 */
export function loadedFiles(page: string, packedBytes: ReadonlyMap<string, number>): () => number {
  const root = pathOf(location.href).slice(0, -page.length)
  return () => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => pathOf(name))
    const inside = paths
      .filter((path) => path.startsWith(root))
      .map((path) => path.slice(root.length))
    const files = new Set([page, ...inside])
    return [...files].reduce((sum, path) => sum + (packedBytes.get(path) ?? 0), 0)
  }
}

function pathOf(address: string): string {
  const { pathname } = new URL(address)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
