import { useEffect, useState } from 'react'
import type { KitTarget } from '#domain/creatives/brandLayout/kitTargets.ts'
import type { FilmMaking } from './render/motionFile.ts'

/** How this browser makes each film, by the target's id: `null` where it cannot, nothing while that is not known. */
export function useFilmMaking(
  targets: readonly KitTarget[],
): ReadonlyMap<string, FilmMaking | null> {
  const [known, setKnown] = useState<ReadonlyMap<string, FilmMaking | null>>(new Map())
  useEffect(() => {
    const films = targets.filter(({ kind }) => kind === 'motion')
    if (films.length === 0) return
    let isShown = true
    const ask = async () => {
      // What encodes is loaded only where there is a film to make.
      const { filmMaking } = await import('./render/motionFile.ts')
      const found = await Promise.all(
        films.map(
          async ({ id, size, films: types }) => [id, await filmMaking(size, types)] as const,
        ),
      )
      if (isShown) setKnown(new Map(found))
    }
    ask().catch(() => isShown && setKnown(new Map(films.map(({ id }) => [id, null]))))
    return () => {
      isShown = false
    }
  }, [targets])
  return known
}
