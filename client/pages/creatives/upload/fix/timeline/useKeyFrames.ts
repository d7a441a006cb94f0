import { useEffect, useState } from 'react'
import { startWork } from '../startWork.ts'

/** Where a video can be cut, ms; null until known. */
export function useKeyFrames(file: File): readonly number[] | null {
  const [times, setTimes] = useState<readonly number[] | null>(null)
  useEffect(() => {
    const reading = startWork({ kind: 'keyFrames', file }, () => undefined)
    reading.result.then(setTimes, () => setTimes([0]))
    return reading.cancel
  }, [file])
  return times
}
