import { answerWorker } from '../wholeSound/answerWorker.ts'
import type { WholeSoundAsked } from '../wholeSound/byPage.ts'
import type { LoudnessAnswer } from './loudnessWorker.ts'

/** Audio longer than any spot is not measured: it is refused anyway. */
const LONGEST_MS = 600_000
/** Loudness is only advice, so nobody should wait longer for it (ms). */
const PATIENCE_MS = 8_000

/** Loudness of a spot or video, LUFS, measured in a worker; null if that is impossible. */
export async function measureLoudness(file: Blob, durationMs: number): Promise<number | null> {
  if (typeof Worker === 'undefined' || durationMs > LONGEST_MS) return null
  const worker = new Worker(new URL('./loudnessWorker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<number | null>()
  const timer = setTimeout(() => resolve(null), PATIENCE_MS)
  answerWorker(worker)
  worker.addEventListener('message', ({ data }: MessageEvent<LoudnessAnswer | WholeSoundAsked>) => {
    if (data.type === 'loudness') resolve(data.lufs)
  })
  worker.addEventListener('error', () => resolve(null))
  worker.postMessage(file, [])
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
