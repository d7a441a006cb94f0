import { useEffect, useRef, useState } from 'react'
import { saveBrandKitCall } from '#client/api/creatives/brandKitCalls.ts'
import type { BrandKit } from '#domain/creatives/brandKit/brandKit.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'

/** Delay before saving, since the person may still be typing (ms). */
const QUIET_MS = 800

export type Keeping =
  | { state: 'kept' | 'waiting' }
  /** The error message. */
  | { state: 'failed'; problem: string }

/** A kit that is saved a moment after each change, and at once when its page is left. */
export function useKeptKit(areaId: string, stored: BrandKit, isNew: boolean) {
  const [kit, setKit] = useState(stored)
  const [keeping, setKeeping] = useState<Keeping>({ state: isNew ? 'waiting' : 'kept' })
  const unsaved = useRef<BrandKit | null>(null)
  const change = (next: Partial<BrandKit>) =>
    setKit((before) => {
      const changed = { ...before, ...next }
      unsaved.current = changed
      return changed
    })
  useEffect(() => {
    if (unsaved.current !== kit) return
    setKeeping({ state: 'waiting' })
    const timer = setTimeout(() => {
      unsaved.current = null
      saveBrandKitCall(areaId, kit).then(
        () => setKeeping((now) => (unsaved.current === null ? { state: 'kept' } : now)),
        (error: unknown) => setKeeping({ state: 'failed', problem: problemOf(error) }),
      )
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [areaId, kit])
  useEffect(
    () => () => {
      if (unsaved.current) void saveBrandKitCall(areaId, unsaved.current).catch(() => undefined)
      unsaved.current = null
    },
    [areaId],
  )
  return { kit, change, keeping }
}

const problemOf = (error: unknown) => asProductError(error).message
