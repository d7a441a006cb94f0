import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { classNames } from './classNames.ts'

const GAP = 6
const EDGE = 8
const BORDERS = 2

export interface FloatingListProps {
  /** The element that the list opens below, or above if there is more room. */
  anchor: RefObject<HTMLElement | null>
  /** Maximum height in pixels. */
  maxHeight: number
  className?: string
  children: ReactNode
}

/**
 * The box of an open list, above everything else on the page and within the window, including a
 * phone's with an open keyboard. It follows its anchor. A press on it does not move the focus.
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
    // A search can shorten the content.
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
  // The height of all content rather than the visible part, so that a short list can grow.
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
