/**
 * Per-isolate cache of database reads by version: the `limit` most recently used results while the version is
 * unchanged. Results are shared: do not change them. Without a version they cannot be validated, and every call reads.
 */
export function cacheByVersion<Value>(limit: number) {
  const kept = new Map<string, Value>()
  return async (
    { version, key }: { version: string | null; key: readonly unknown[] },
    read: () => Promise<Value>,
  ): Promise<Value> => {
    if (version === null) return await read()
    const name = JSON.stringify([version, ...key])
    const value = kept.get(name) ?? (await read())
    kept.delete(name)
    kept.set(name, value)
    const [oldest] = kept.keys()
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest)
    return value
  }
}
