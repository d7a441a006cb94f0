import { startTransition, useEffect, useState, type RefObject } from 'react'
import type { MapSize } from './mapView.ts'

/** The size of an element in CSS pixels, updated on change; zero until it is known. */
export function useElementSize(element: RefObject<HTMLElement | null>): MapSize {
  const [size, setSize] = useState<MapSize>({ width: 0, height: 0 })
  useEffect(() => {
    const target = element.current
    if (!target) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      startTransition(() =>
        setSize((known) =>
          known.width === width && known.height === height ? known : { width, height },
        ),
      )
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return size
}
