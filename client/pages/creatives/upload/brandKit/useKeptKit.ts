import { useEffect, useRef, useState } from 'react'
import { saveBrandKitCall } from '#client/api/creatives/brandKitCalls.ts'
import type { BrandKit } from '#domain/creatives/brandKit/brandKit.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'

/** Whoever types is not yet done. */
const QUIET_MS = 800

export type Keeping =
  | { state: 'kept' | 'waiting' }
  /** In words. */
  | { state: 'failed'; problem: string }

/** A kit that is stored a moment after each change, and at once when its page is left. */
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

const problemOf = (error: unknown) =>
  error instanceof ProductError ? error.message : new ProductError('unavailable').message
