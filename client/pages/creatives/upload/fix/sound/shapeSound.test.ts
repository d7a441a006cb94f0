import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOUDNESS } from '#domain/creatives/creative/adviceLimits.ts'
import { adviseSound } from '#domain/creatives/creative/checks/checkSound.ts'
import type { AudioFacts } from '#domain/creatives/creative/creativeFacts.ts'
import { integratedLoudness } from '#inspection/loudness.ts'
import { CEILING, shapeSound, type Channels } from './shapeSound.ts'

const RATE = 8_000

/** Tones with noise and clicks: what makes levelling hard is peaks far above the rest. */
const sounds = fc.record({
  seed: fc.integer(),
  peak: fc.double({ min: 0.01, max: 1, noNaN: true }),
  clicks: fc.integer({ min: 0, max: 12 }),
  channels: fc.integer({ min: 1, max: 2 }),
  seconds: fc.double({ min: 0.5, max: 3, noNaN: true }),
})

function sound({
  seed,
  peak,
  clicks,
  channels,
  seconds,
}: {
  seed: number
  peak: number
  clicks: number
  channels: number
  seconds: number
}): Channels {
  let state = seed >>> 0
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: channels }, (_, channel) => {
    const samples = Float32Array.from(
      { length: Math.round(seconds * RATE) },
      (_, at) => peak * (0.6 * Math.sin((at * (channel + 3)) / 7) + 0.4 * (random() * 2 - 1)),
    )
    for (let click = 0; click < clicks; click += 1) {
      samples[Math.floor(random() * samples.length)] = random() < 0.5 ? -1 : 1
    }
    return samples
  })
}

const STRAIGHT = { fadeInMs: 0, fadeOutMs: 0, targetLufs: null }

const facts = (loudnessLufs: number): AudioFacts => ({
  kind: 'audio',
  fileType: 'mp3',
  bytes: 1_000,
  durationMs: 5_000,
  audioCodec: 'mp3',
  sampleRate: 48_000,
  channels: 2,
  loudnessLufs,
})

test('leveled audio clears its finding and never exceeds the ceiling', () => {
  fc.assert(
    fc.property(sounds, (of) => {
      const made = shapeSound(sound(of), RATE, { ...STRAIGHT, targetLufs: LOUDNESS.targetLufs })
      const loudness = integratedLoudness(made, RATE)
      expect(adviseSound(facts(loudness ?? Number.NaN))).toEqual([])
      for (const samples of made) {
        expect(samples.every((sample) => Math.abs(sample) <= CEILING + 1e-4)).toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})

test('a fade starts and ends in silence and leaves the middle unchanged', () => {
  fc.assert(
    fc.property(
      sounds,
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 200 }),
      (of, fadeInMs, fadeOutMs) => {
        const before = sound(of)
        const made = shapeSound(before, RATE, { ...STRAIGHT, fadeInMs, fadeOutMs })
        made.forEach((samples, channel) => {
          const original = before[channel]
          expect(samples.length).toBe(original?.length)
          expect(Math.abs(samples[0] ?? 1)).toBe(0)
          expect(Math.abs(samples.at(-1) ?? 1)).toBe(0)
          const from = Math.ceil((fadeInMs / 1000) * RATE)
          const to = samples.length - Math.ceil((fadeOutMs / 1000) * RATE)
          expect(samples.subarray(from, to)).toEqual(original?.subarray(from, to))
        })
      },
    ),
    { numRuns: 30 },
  )
})

test('silence stays silent, and without settings nothing changes', () => {
  const silence: Channels = [new Float32Array(RATE)]
  expect(shapeSound(silence, RATE, { ...STRAIGHT, targetLufs: -14 })).toEqual(silence)
  const [samples] = sound({ seed: 1, peak: 0.5, clicks: 2, channels: 1, seconds: 1 })
  expect(shapeSound([samples!], RATE, STRAIGHT)).toEqual([samples])
})
