import { type RefObject, useEffect, useState } from 'react'

const scrollsSideways = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth

/**
 * Whether a box has overflow, in the direction of `asks`: a scrolling box must be reachable by
 * keyboard.
 */
export function useScrolls(
  box: RefObject<HTMLElement | null>,
  asks: (element: HTMLElement) => boolean = scrollsSideways,
): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setScrolls(asks(element)))
    observer.observe(element)
    // A box at its maximum size does not resize with its content.
    for (const content of element.children) observer.observe(content)
    return () => observer.disconnect()
  }, [box, asks])
  return scrolls
}
