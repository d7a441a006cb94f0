import { decodedSound } from '#inspection/sound/decodedSound.ts'
import { byPage } from '#client/state/creatives/uploads/wholeSound/byPage.ts'
import type { WaveWork } from '../fixWork.types.ts'

/**
 * The peaks of `count` equal sections of a file's sound, 0 to 1; empty if this browser cannot
 * decode it.
 */
export async function readWave({ file, durationMs, count }: WaveWork): Promise<number[]> {
  const peaks = Array.from({ length: count }, () => 0)
  let isHeard = false
  for await (const { channels, sampleRate, atSeconds } of decodedSound(file, byPage)) {
    isHeard = true
    const perMoment = (durationMs / 1000 / count) * sampleRate
    const from = atSeconds * sampleRate
    for (const samples of channels) {
      for (let at = 0; at < samples.length; at += 1) {
        const moment = Math.floor((from + at) / perMoment)
        const peak = Math.abs(samples[at] ?? 0)
        if (peak > (peaks[moment] ?? Infinity)) peaks[moment] = peak
      }
    }
  }
  return isHeard ? peaks.map((peak) => Math.min(1, peak)) : []
}
