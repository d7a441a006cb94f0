import { expect, test } from 'vitest'
import { integratedLoudness } from './loudness.ts'

/** A sine of 1 kHz (997 Hz, so that no sample repeats) with this peak, dBFS. */
function tone(dbfs: number, seconds: number, sampleRate: number): Float32Array {
  const peak = 10 ** (dbfs / 20)
  return Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, index) => peak * Math.sin((2 * Math.PI * 997 * index) / sampleRate),
  )
}

test.each([44_100, 48_000])(
  'a stereo tone of -23 dBFS has -23 LUFS at %i Hz (EBU Tech 3341)',
  (rate) => {
    const channel = tone(-23, 5, rate)
    expect(integratedLoudness([channel, channel], rate)).toBeCloseTo(-23, 1)
  },
)

test('one channel alone is 3 LU less', () => {
  expect(integratedLoudness([tone(-23, 5, 48_000)], 48_000)).toBeCloseTo(-26, 1)
})

test('silence around a tone is gated out', () => {
  const rate = 48_000
  const channel = new Float32Array(rate * 20)
  channel.set(tone(-23, 10, rate), rate * 5)
  expect(integratedLoudness([channel, channel], rate)).toBeCloseTo(-23, 0)
})

test('low frequencies of surround sound do not count', () => {
  const silent = new Float32Array(48_000 * 2)
  const loud = tone(-10, 2, 48_000)
  expect(integratedLoudness([silent, silent, silent, loud, silent, silent], 48_000)).toBeNull()
})

test('silence and less than 400 ms have no loudness', () => {
  expect(integratedLoudness([new Float32Array(48_000)], 48_000)).toBeNull()
  expect(integratedLoudness([tone(-10, 0.3, 48_000)], 48_000)).toBeNull()
  expect(integratedLoudness([], 48_000)).toBeNull()
})
