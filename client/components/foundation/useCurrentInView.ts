import { useEffect, useRef, type RefObject } from 'react'

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** Centers the current item of a row that is wider than a phone; `current` is its key, or empty. */
export function useCurrentInView<Row extends HTMLElement>(current: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const shown = row.current?.querySelector('[aria-current]')
    if (current && row.current && shown)
      row.current.scrollLeft += middleOf(shown) - middleOf(row.current)
  }, [current])
  return row
}
