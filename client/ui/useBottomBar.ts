import { type RefObject, useEffect } from 'react'

const HEIGHT = '--bottom-bar'

/**
 * Publishes the height of a bar fixed at the bottom of the window to theme.css, so that floating
 * elements stay above it.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const root = document.documentElement.style
    // Zero if the bar is hidden, in a wide window.
    const measure = () => root.setProperty(HEIGHT, `${element.offsetHeight}px`)
    // The observer also reports the initial size after layout; measuring now would force another
    // layout.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty(HEIGHT)
    }
  }, [bar])
}
