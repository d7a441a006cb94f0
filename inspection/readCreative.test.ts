import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creativeFactsSchema } from '#domain/creatives/creative/creativeFacts.ts'
import { bytesSource, limitedSource, type ByteSource } from './byteSource.ts'
import { readCreative } from './readCreative.ts'

const MB = 1024 * 1024
const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const ZIP_HEAD = [0x50, 0x4b, 0x03, 0x04]
const MP4_HEAD = [0, 0, 0, 16, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d, 0, 0, 0, 0]

/** A file of a head and zeros that counts the bytes read from it. */
function hollow(head: readonly number[], size: number): ByteSource & { bytesRead: number } {
  const source = {
    size,
    bytesRead: 0,
    read: async (start: number, end: number) => {
      source.bytesRead += end - start
      const part = new Uint8Array(end - start)
      head.forEach((byte, at) => {
        if (at >= start && at < end) part[at - start] = byte
      })
      return part
    },
  }
  return source
}

test.each([
  ['picture', PNG_HEAD],
  ['ZIP', ZIP_HEAD],
])('recognizes an oversized %s by its head, without reading it', async (_, head) => {
  const source = hollow(head, 400 * MB)
  expect(await readCreative(source)).toMatchObject({ kind: 'unknown', reason: 'oversized' })
  expect(source.bytesRead).toBeLessThan(MB)
})

test('a hollow video of 500 MB is given up after a few reads', async () => {
  const source = hollow(MP4_HEAD, 500 * MB)
  expect(await readCreative(source)).toMatchObject({ kind: 'unknown', reason: 'damaged' })
  expect(source.bytesRead).toBeLessThan(MB)
})

test('a failing store is not a damaged file', async () => {
  const failing = { size: 1000, read: () => Promise.reject(new Error('The store is away.')) }
  await expect(readCreative(failing)).rejects.toThrow('The store is away.')
})

test('a file may not ask for endless reads', async () => {
  const limited = limitedSource(bytesSource(new Uint8Array(100)), { maxReads: 2, maxBytes: 50 })
  await limited.read(0, 20)
  await limited.read(0, 20)
  await expect(limited.read(0, 1)).rejects.toThrow('more reads than it may')
  const wide = limitedSource(bytesSource(new Uint8Array(100)), { maxReads: 9, maxBytes: 50 })
  await expect(wide.read(0, 51)).rejects.toThrow('more reads than it may')
})

test('a short read ends the reading', async () => {
  const short = { size: 100, read: async () => new Uint8Array(3) }
  await expect(limitedSource(short, { maxReads: 9, maxBytes: 99 }).read(0, 10)).rejects.toThrow(
    'ends too early',
  )
})

test('any bytes give deterministic facts', async () => {
  const heads = [
    PNG_HEAD,
    ZIP_HEAD,
    MP4_HEAD,
    [0xff, 0xd8, 0xff],
    [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
    [0x4f, 0x67, 0x67, 0x53],
    [0xff, 0xfb],
    [0x1a, 0x45, 0xdf, 0xa3],
    [0x66, 0x4c, 0x61, 0x43],
    [],
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...heads),
      fc.uint8Array({ maxLength: 600 }),
      async (head, rest) => {
        const bytes = Uint8Array.from([...head, ...rest])
        const facts = await readCreative(bytesSource(bytes))
        expect(creativeFactsSchema.parse(facts)).toEqual(facts)
        expect(await readCreative(bytesSource(bytes))).toEqual(facts)
      },
    ),
    { numRuns: 300 },
  )
})
