import { useEffect, useRef, useState, type RefObject } from 'react'

/** The width of charts on a large screen, which the server renders. */
const DRAWN_WIDTH = 1_080

/** The width of a chart: that of its box, once rendered. */
export function useChartWidth<Box extends HTMLElement>(): {
  box: RefObject<Box | null>
  width: number
} {
  const box = useRef<Box>(null)
  const [width, setWidth] = useState(DRAWN_WIDTH)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      const now = Math.round(element.clientWidth)
      if (now > 0) setWidth(now)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
