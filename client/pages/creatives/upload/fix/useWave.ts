import { useEffect, useState } from 'react'
import { startWork } from './startWork.ts'

/** Moments along a line: a bar each few pixels. */
const COUNT = 160

const FLAT: readonly number[] = []

/** How loud a file is along its length; empty until it is known, and where it cannot be told. */
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
