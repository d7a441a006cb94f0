import { useEffect, useRef, useState } from 'react'
import { MissingCodeError, withLoadedCode } from '#client/state/creatives/uploads/missingCode.ts'
import { serverTransport } from '#client/state/creatives/uploads/uploadTransport.ts'
import type { NewUpload } from '#client/state/creatives/uploads/uploadJob.ts'
import type { BrandKit } from '#domain/creatives/brandKit/brandKit.ts'
import type { Measure } from '#domain/creatives/brandLayout/drawing.ts'
import type { KitTarget } from '#domain/creatives/brandLayout/kitTargets.ts'
import { adContent, layoutAd } from '#domain/creatives/brandLayout/layoutAd.ts'
import { adFileName } from './fileName.ts'
import type { KitImages } from './render/drawAd.ts'
import { stillFile } from './render/stillFile.ts'
import { sizesOf } from './useAdLayouts.ts'
import type { useFilmMaking } from './useFilmMaking.ts'

/** The inputs, captured when the work begins. */
export interface Material {
  kit: BrandKit
  images: KitImages
  measure: Measure
  films: ReturnType<typeof useFilmMaking>
}

/** Progress of files generated one after another: the current one, and the total. */
export interface MakingState {
  name: string
  share: number
}

/** Generates files in this browser without uploading them. `onMade` gets all of them, or nothing after a cancel. */
export function useMaking(onMade: (uploads: NewUpload[]) => void) {
  const [state, setState] = useState<MakingState | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const work = useRef<AbortController | null>(null)
  useEffect(() => () => work.current?.abort(), [])

  const make = async (targets: readonly KitTarget[], material: Material) => {
    const controller = new AbortController()
    work.current = controller
    setProblem(null)
    const uploads: NewUpload[] = []
    try {
      for (const [index, target] of targets.entries()) {
        const onProgress = (share: number) =>
          setState({ name: target.name, share: (index + share) / targets.length })
        onProgress(0)
        const file = await madeFile(target, material, {
          signal: controller.signal,
          onProgress,
          onConnection: (isThere) => setProblem(isThere ? null : NO_CONNECTION),
        })
        controller.signal.throwIfAborted()
        uploads.push({ lineId: target.lineId, file, placement: target.placement })
      }
      onMade(uploads)
    } catch (error) {
      if (!controller.signal.aborted) setProblem(problemOf(error))
    } finally {
      if (work.current === controller) setState(null)
    }
  }
  return { state, problem, make, cancel: () => work.current?.abort() }
}

const NO_CONNECTION = 'No connection. The work resumes by itself once you are online.'
const CODE_GONE =
  'We updated this site after you opened the page. Reload the page, then make the files again.'

function problemOf(error: unknown): string {
  if (error instanceof MissingCodeError) return CODE_GONE
  return error instanceof Error && error.message ? error.message : NOT_MADE
}

const NOT_MADE =
  'The files could not be made in this browser. Please try again, or upload your own.'

interface Progress {
  signal: AbortSignal
  onProgress: (share: number) => void
  onConnection: (isThere: boolean) => void
}

async function madeFile(
  target: KitTarget,
  { kit, images, measure, films }: Material,
  progress: Progress,
): Promise<File> {
  const { size, kind, id, maxBytes } = target
  const layout = layoutAd(kit, size, sizesOf(images), measure)
  const seconds = kit.motionSeconds
  const { headline } = adContent(kit, size, sizesOf(images))
  const named = ({ blob, extension }: { blob: Blob; extension: string }) =>
    new File([blob], adFileName(headline, target, { extension, seconds }), { type: blob.type })
  if (kind === 'still') return named(await stillFile(layout, images, maxBytes))
  const making = films.get(id)
  if (!making) throw new Error(NOT_MADE)
  const { motionFile } = await withLoadedCode(
    { transport: serverTransport, ...progress },
    async () => await import('./render/motionFile.ts'),
  )
  return named(await motionFile(layout, images, { ...making, seconds, ...progress }))
}
