import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { classNames } from './classNames.ts'

const GAP = 6
const EDGE = 8
const BORDERS = 2

export interface FloatingListProps {
  /** What the list belongs to: it stands below it, or above where there is more room. */
  anchor: RefObject<HTMLElement | null>
  /** The most it is high, in pixels. */
  maxHeight: number
  className?: string
  children: ReactNode
}

/**
 * The box of a list that is open, above everything else on the page and within the window, also of a phone whose keyboard
 * is up. It goes where its anchor goes. A press on it leaves the focus where it is.
 */
export function FloatingList({ anchor, maxHeight, className, children }: FloatingListProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    element.showPopover()
    const keepFocus = (event: MouseEvent) => event.preventDefault()
    element.addEventListener('mousedown', keepFocus)
    const place = () => {
      if (anchor.current) placeBeside(element, anchor.current, maxHeight)
    }
    place()
    // What is searched in it may become fewer.
    const observer = new ResizeObserver(place)
    observer.observe(element)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    visualViewport?.addEventListener('resize', place)
    return () => {
      element.removeEventListener('mousedown', keepFocus)
      observer.disconnect()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
      visualViewport?.removeEventListener('resize', place)
    }
  }, [anchor, maxHeight])
  return (
    <div
      ref={box}
      popover="manual"
      className={classNames(
        'fixed inset-auto m-0 flex-col overflow-hidden rounded-control border border-line-2 bg-card text-ink [&:popover-open]:flex',
        className,
      )}
    >
      {children}
    </div>
  )
}

function placeBeside(element: HTMLElement, anchor: HTMLElement, maxHeight: number): void {
  const around = anchor.getBoundingClientRect()
  const seen = visualViewport
  const windowEnd = seen ? seen.offsetTop + seen.height : innerHeight
  const below = windowEnd - around.bottom - GAP - EDGE
  const above = around.top - GAP - EDGE
  // Of all that is in it, not of what shows: else a list that is short stays so.
  const contents = element.firstElementChild?.scrollHeight ?? 0
  const wanted = Math.min(maxHeight, contents + BORDERS)
  const isBelow = below >= wanted || below >= above
  const { style } = element
  style.setProperty('--anchor-width', `${around.width}px`)
  style.maxHeight = `${Math.max(0, Math.min(maxHeight, isBelow ? below : above))}px`
  style.top = isBelow ? `${around.bottom + GAP}px` : 'auto'
  style.bottom = isBelow ? 'auto' : `${innerHeight - around.top + GAP}px`
  style.left = `${Math.max(EDGE, Math.min(around.left, innerWidth - element.offsetWidth - EDGE))}px`
}
