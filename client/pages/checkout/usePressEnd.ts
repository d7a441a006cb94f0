import { useCallback, useEffect, useRef } from 'react'

/**
 * Gives a promise that settles once nothing is pressed by the pointer, and what was pressed knows it: what appears
 * meanwhile could move it away from under the press.
 */
export function usePressEnd(): () => Promise<void> {
  const press = useRef<PromiseWithResolvers<void> | null>(null)
  useEffect(() => {
    const began = () => {
      press.current ??= Promise.withResolvers<void>()
    }
    const ended = () => {
      const over = press.current
      press.current = null
      // The click comes after the pointer has gone up.
      if (over) setTimeout(over.resolve)
    }
    document.addEventListener('pointerdown', began, true)
    const ends = ['pointerup', 'pointercancel', 'dragend'] as const
    for (const end of ends) document.addEventListener(end, ended, true)
    return () => {
      document.removeEventListener('pointerdown', began, true)
      for (const end of ends) document.removeEventListener(end, ended, true)
    }
  }, [])
  return useCallback(async () => await press.current?.promise, [])
}
