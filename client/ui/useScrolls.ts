import { type RefObject, useEffect, useState } from 'react'

const scrollsSideways = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth

/** Whether a box has more than it shows, as `asks` sees it: what scrolls must be reachable by keyboard. */
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
    // A box that is as large as it may be stays so, whatever comes into it.
    for (const content of element.children) observer.observe(content)
    return () => observer.disconnect()
  }, [box, asks])
  return scrolls
}
