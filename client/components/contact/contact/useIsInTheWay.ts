import { type RefObject, useEffect, useState } from 'react'

/** Selector of controls that a visitor may want to use. */
const CONTROLS = 'main :is(button, a[data-button], input, select, textarea, label, [role="slider"])'

/** Whether a floating element covers a control of the page; checked again when the page scrolls or resizes. */
export function useIsInTheWay(floating: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setInTheWay] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = () => {
      const box = floating.current?.getBoundingClientRect()
      if (!box) return
      const { left, right, top, bottom } = box
      const middle = [(left + right) / 2, (top + bottom) / 2] as const
      const points = [middle, [left, top], [right, top], [left, bottom], [right, bottom]] as const
      setInTheWay(
        points.some(([x, y]) =>
          document.elementsFromPoint(x, y).some((element) => element.closest(CONTROLS)),
        ),
      )
    }
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    const size = new ResizeObserver(later)
    size.observe(document.body)
    addEventListener('scroll', later, { passive: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      size.disconnect()
      removeEventListener('scroll', later)
      removeEventListener('resize', later)
    }
  }, [floating])
  return isInTheWay
}
