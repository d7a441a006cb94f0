const CACHE = 'amd-files-1'

/** The browser's cache; null in a frame without storage. */
async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(CACHE)
  } catch {
    return null
  }
}

/** The files of a screen's ads, on the device. */
export function openFileCache() {
  const urls = new Map<string, string>()

  /**
   * Returns a local address of the file; fetches the file if needed. Rejects if it cannot be
   * loaded.
   */
  async function load(src: string): Promise<string> {
    const known = urls.get(src)
    if (known !== undefined) return known
    const cache = await openCache()
    let response = await cache?.match(src)
    if (!response) {
      response = await fetch(src, { mode: 'cors', credentials: 'omit' })
      if (!response.ok) throw new Error('file')
      await cache?.put(src, response.clone())
    }
    const url = URL.createObjectURL(await response.blob())
    urls.set(src, url)
    return url
  }

  /** Loads these files and deletes all others. */
  async function sync(wanted: ReadonlySet<string>): Promise<void> {
    for (const src of wanted) await load(src).catch(() => undefined)
    const cache = await openCache()
    for (const { url } of (await cache?.keys()) ?? [])
      if (!wanted.has(url)) await cache?.delete(url)
    for (const [src, url] of urls) {
      if (wanted.has(src)) continue
      URL.revokeObjectURL(url)
      urls.delete(src)
    }
  }

  return { load, sync }
}
