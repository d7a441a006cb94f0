import { UnreadableError, type ByteSource } from '#inspection/byteSource.ts'

/** A bucket object read in ranges, never whole in memory. `size`: as the bucket reports it. */
export function storedByteSource(bucket: R2Bucket, key: string, size: number): ByteSource {
  return {
    size,
    read: async (start, end) => {
      const part = await bucket.get(key, { range: { offset: start, length: end - start } })
      if (!part) throw new UnreadableError('The object is gone.')
      return new Uint8Array(await part.arrayBuffer())
    },
  }
}
