import { describe, expect, it } from 'vitest'
import { listAllKeys } from './deliverySource.ts'

/** A bucket that lists 1,000 files at a time, as R2 does. */
function bucketOf(keys: readonly string[]) {
  return {
    list: async ({ prefix, cursor = '0' }: { prefix: string; cursor?: string }) => {
      const found = keys.filter((key) => key.startsWith(prefix))
      const from = Number(cursor)
      const objects = found.slice(from, from + 1_000).map((key) => ({ key }))
      const isMore = from + 1_000 < found.length
      return { objects, truncated: isMore, ...(isMore ? { cursor: String(from + 1_000) } : {}) }
    },
  }
}

describe('listAllKeys', () => {
  it('lists the files of all pages, and none of another day', async () => {
    const day = Array.from({ length: 2_345 }, (_, number) => `events/2026-01-01/${number}`)
    const bucket = bucketOf([...day, 'events/2026-01-02/0'])
    expect(await listAllKeys(bucket, 'events/2026-01-01/')).toEqual(day)
    expect(await listAllKeys(bucket, 'events/2026-01-03/')).toEqual([])
  })
})
