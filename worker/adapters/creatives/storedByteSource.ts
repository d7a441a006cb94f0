import { UnreadableError, type ByteSource } from '#inspection/byteSource.ts'

/** An object of a bucket, read by ranges: never all of it is in memory. `size`: as the bucket states it. */
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
