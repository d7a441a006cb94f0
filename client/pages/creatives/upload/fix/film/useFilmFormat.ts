import { useEffect, useState } from 'react'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import { TV_SIZE } from '#domain/creatives/creative/adviceLimits.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'
import { possibleFilmFormat, type FilmFileType } from './filmFormats.ts'

/** Cached per video, so that the next dialog knows it at once. */
const known = new WeakMap<CreativeFacts, FilmFileType | null>()

/**
 * The format in which this browser can re-encode a video for its placement; null if there is none, or the file is not
 * a video; undefined until known.
 */
export function useFilmFormat(
  facts: CreativeFacts,
  placement: Placement,
): FilmFileType | null | undefined {
  const [found, setFound] = useState(() => ({ facts, format: known.get(facts) }))
  useEffect(() => {
    if (facts.kind !== 'video') return
    let isShown = true
    const ask = async () => {
      const format = await possibleFilmFormat(facts, placement, TV_SIZE)
      known.set(facts, format)
      if (isShown) setFound({ facts, format })
    }
    void ask()
    return () => {
      isShown = false
    }
  }, [facts, placement])
  if (facts.kind !== 'video') return null
  return found.facts === facts ? found.format : undefined
}
