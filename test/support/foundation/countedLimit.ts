/** A rate limit that counts per key, like the platform's. */
export function countedLimit(allowed: number): RateLimit {
  const counts = new Map<string, number>()
  return {
    limit: async ({ key }) => {
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return { success: count <= allowed }
    },
  }
}
