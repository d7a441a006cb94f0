/**
 * Keeps what was read of the database in this isolate as long as its version is the same, `limit` answers of the last
 * ones asked for. What is kept is shared: do not change it. Without a version nothing tells whether it is still true,
 * and it is read each time.
 */
export function keptByVersion<Value>(limit: number) {
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
