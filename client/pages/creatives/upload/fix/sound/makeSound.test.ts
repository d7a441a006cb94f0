import { expect, test } from 'vitest'
import { checkCreative } from '#domain/creatives/creative/checks/checkCreative.ts'
import { blobSource } from '#inspection/byteSource.ts'
import { readCreative } from '#inspection/readCreative.ts'
import { makeSound } from './makeSound.ts'

const STRAIGHT = { fadeInMs: 0, fadeOutMs: 0, targetLufs: null }
const RATE = 44_100

/** A WAV of one channel, 16 bit. */
function wave(samples: Int16Array<ArrayBuffer>): Blob {
  const header = new DataView(new ArrayBuffer(44))
  const text = (at: number, words: string) =>
    new TextEncoder().encode(words).forEach((letter, index) => header.setUint8(at + index, letter))
  text(0, 'RIFF')
  header.setUint32(4, 36 + samples.byteLength, true)
  text(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, RATE, true)
  header.setUint32(28, RATE * 2, true)
  header.setUint16(32, 2, true)
  header.setUint16(34, 16, true)
  text(36, 'data')
  header.setUint32(40, samples.byteLength, true)
  return new Blob([header, samples])
}

test('uncompressed audio is cut to the sample in every browser and keeps its format', async () => {
  const samples = Int16Array.from({ length: RATE }, (_, at) => (at % 1_000) * 30 - 15_000)
  const shares: number[] = []
  const made = await makeSound(
    {
      kind: 'sound',
      file: wave(samples),
      fileType: 'wav',
      range: { startMs: 100, endMs: 700 },
      shape: STRAIGHT,
    },
    (share) => shares.push(share),
  )
  expect(made.extension).toBe('wav')
  const facts = await readCreative(blobSource(made.blob))
  expect(facts).toMatchObject({ fileType: 'wav', durationMs: 600, sampleRate: RATE, channels: 1 })
  const findings = checkCreative(facts, { mediaType: 'online_audio', formatIds: [] })
  expect(findings.map(({ code }) => code)).toEqual(['uncompressed_sound'])
  const written = new Int16Array(await made.blob.slice(-52_920).arrayBuffer())
  const kept = samples.subarray(4_410, 30_870)
  expect(written.every((sample, at) => Math.abs(sample - (kept[at] ?? 0)) <= 1)).toBe(true)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})

test('a file without audio names what to export', async () => {
  const file = wave(new Int16Array(0))
  await expect(
    makeSound({ kind: 'sound', file, fileType: 'wav', range: null, shape: STRAIGHT }, () => {}),
  ).rejects.toThrow('Export it again as MP3 or WAV')
})
