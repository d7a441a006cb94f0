import { type RefObject, useEffect } from 'react'

const HEIGHT = '--bottom-bar'

/** For a bar that is fixed at the foot of the window: tells theme.css its height, so that what floats there stands on it. */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const root = document.documentElement.style
    // Nothing where the bar does not show, on a wide window.
    const measure = () => root.setProperty(HEIGHT, `${element.offsetHeight}px`)
    // It is told of the bar as it is, too, once the page is laid out; to measure now would have it laid out twice.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty(HEIGHT)
    }
  }, [bar])
}
