import { useEffect, useState } from 'react'
import type { CreativeFacts } from '#domain/creative/creativeFacts.ts'
import { TV_SIZE } from '#domain/creative/adviceLimits.ts'
import type { Placement } from '#domain/creative/placement.ts'
import { possibleFilmFormat, type FilmFileType } from './filmFormats.ts'

/**
 * What this browser can make a film anew in, of what its placement takes; null where it cannot, or what is there is no
 * film; undefined until it is known.
 */
export function useFilmFormat(
  facts: CreativeFacts,
  placement: Placement,
): FilmFileType | null | undefined {
  const [found, setFound] = useState<{ facts: CreativeFacts; format: FilmFileType | null }>()
  useEffect(() => {
    if (facts.kind !== 'video') return
    let isShown = true
    void possibleFilmFormat(facts, placement, TV_SIZE).then(
      (format) => isShown && setFound({ facts, format }),
    )
    return () => {
      isShown = false
    }
  }, [facts, placement])
  if (facts.kind !== 'video') return null
  return found?.facts === facts ? found.format : undefined
}
