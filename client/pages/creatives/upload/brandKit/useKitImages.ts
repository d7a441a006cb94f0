import { useCallback, useEffect, useState } from 'react'
import { putKitPictureCall, removeKitPictureCall } from '#client/api/creatives/brandKitCalls.ts'
import type { BrandKitView, KitPictureRole } from '#domain/creatives/brandKit/brandKit.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { KitImages } from './render/drawAd.ts'
import { kitImageFile, loadKitImage } from './render/kitImage.ts'

const ROLES = ['logo', 'picture'] as const

type ByRole<Value> = Record<KitPictureRole, Value>

/** A kit's decoded logo and picture: stored ones as they load, new ones at once while they upload. */
export function useKitImages(areaId: string, view: BrandKitView) {
  const [images, setImages] = useState<KitImages>({ logo: null, picture: null })
  const [problems, setProblems] = useState<ByRole<string | null>>({ logo: null, picture: null })
  const [lost, setLost] = useState<ByRole<boolean>>({ logo: false, picture: false })
  const [busy, setBusy] = useState<ByRole<boolean>>({ logo: false, picture: false })
  const load = useCallback(
    (isShown: () => boolean) => {
      for (const role of ROLES) {
        const url = view[role]?.url
        if (url)
          loadKitImage(url).then(
            (image) => isShown() && setImages((now) => ({ ...now, [role]: now[role] ?? image })),
            () => isShown() && setLost((now) => ({ ...now, [role]: true })),
          )
      }
    },
    [view],
  )
  useEffect(() => {
    let isShown = true
    load(() => isShown)
    return () => {
      isShown = false
    }
  }, [load])

  const run = async (role: KitPictureRole, work: () => Promise<unknown>) => {
    setBusy((now) => ({ ...now, [role]: true }))
    setProblems((now) => ({ ...now, [role]: null }))
    try {
      await work()
    } catch (error) {
      setProblems((now) => ({ ...now, [role]: problemOf(error) }))
    } finally {
      setBusy((now) => ({ ...now, [role]: false }))
    }
  }
  return {
    images,
    problems,
    busy,
    /** Stored pictures that failed to load. */
    lost,
    loadAgain: () => {
      setLost({ logo: false, picture: false })
      load(() => true)
    },
    choose: (role: KitPictureRole, file: File) =>
      run(role, async () => {
        const made = await kitImageFile(file, role)
        const image = await createImageBitmap(made)
        setImages((now) => ({ ...now, [role]: image }))
        setLost((now) => ({ ...now, [role]: false }))
        await putKitPictureCall(areaId, role, made)
      }),
    remove: (role: KitPictureRole) =>
      run(role, async () => {
        setImages((now) => ({ ...now, [role]: null }))
        await removeKitPictureCall(areaId, role)
      }),
  }
}

function problemOf(error: unknown): string {
  if (error instanceof ProductError) return `${error.message} We use it here but did not save it.`
  return error instanceof Error ? error.message : new ProductError('unknown').message
}
