import { useEffect, useRef, useState, type RefObject } from 'react'

/** As wide as charts are on a large screen: what the server draws. */
const DRAWN_WIDTH = 1_080

/** The width that a chart is drawn for: that of its box, once there is one. */
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
