import { useEffect, useState } from 'react'
import { startWork } from '../startWork.ts'

const COUNT = 12

const NONE: readonly Blob[] = []

/** Frames along a video; none until they are decoded, and if this browser cannot decode it. */
export function useFilmStrip(file: File, durationMs: number): readonly Blob[] {
  const [pictures, setPictures] = useState(NONE)
  useEffect(() => {
    const work = { kind: 'filmStrip', file, durationMs, count: COUNT } as const
    const reading = startWork(work, () => undefined)
    reading.result.then(setPictures, () => setPictures(NONE))
    return reading.cancel
  }, [file, durationMs])
  return pictures
}
