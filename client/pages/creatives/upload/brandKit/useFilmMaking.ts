import { useEffect, useState } from 'react'
import { withLoadedCode } from '#client/state/creatives/uploads/missingCode.ts'
import { serverTransport } from '#client/state/creatives/uploads/uploadTransport.ts'
import type { KitTarget } from '#domain/creatives/brandLayout/kitTargets.ts'
import type { FilmMaking } from './render/motionFile.ts'

/** How this browser encodes each video, by the target's ID: `null` if it cannot, undefined while unknown. */
export function useFilmMaking(
  targets: readonly KitTarget[],
): ReadonlyMap<string, FilmMaking | null> {
  const [known, setKnown] = useState<ReadonlyMap<string, FilmMaking | null>>(new Map())
  useEffect(() => {
    const films = targets.filter(({ kind }) => kind === 'motion')
    if (films.length === 0) return
    const shown = new AbortController()
    const { signal } = shown
    const ask = async () => {
      // The encoder loads only if there is a video to generate.
      const { filmMaking } = await withLoadedCode(
        { transport: serverTransport, signal, onConnection: () => undefined },
        async () => await import('./render/motionFile.ts'),
      )
      const found = await Promise.all(
        films.map(
          async ({ id, size, films: types }) => [id, await filmMaking(size, types)] as const,
        ),
      )
      if (!signal.aborted) setKnown(new Map(found))
    }
    ask().catch(() => {
      if (!signal.aborted) setKnown(new Map(films.map(({ id }) => [id, null])))
    })
    return () => shown.abort()
  }, [targets])
  return known
}
