import { useEffect, useState } from 'react'
import { startWork } from './startWork.ts'

/** Number of bars along a timeline: one every few pixels. */
const COUNT = 160

const FLAT: readonly number[] = []

/** The loudness of a file along its length; empty until known, and if it cannot be measured. */
export function useWave(file: File, durationMs: number, hasSound = true): readonly number[] {
  const [peaks, setPeaks] = useState(FLAT)
  useEffect(() => {
    if (!hasSound) return
    const work = { kind: 'wave', file, durationMs, count: COUNT } as const
    const reading = startWork(work, () => undefined)
    reading.result.then(setPeaks, () => setPeaks(FLAT))
    return reading.cancel
  }, [file, durationMs, hasSound])
  return peaks
}
