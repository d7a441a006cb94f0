import { type RefObject, useEffect, useState } from 'react'

/** What a person of the page wants to press or fill in. */
const CONTROLS = 'main :is(button, a[data-button], input, select, textarea, label, [role="slider"])'

/** Whether something that floats lies over a control of the page; it is looked at again when the page moves. */
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
