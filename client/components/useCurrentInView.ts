import { useEffect, useRef, type RefObject } from 'react'

/** In a row that is wider than a phone, brings the current one to the middle; `current` says which it is, or is empty. */
export function useCurrentInView<Row extends HTMLElement>(current: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (current === '' || !row.current || !shown) return
    const { left, width } = shown.getBoundingClientRect()
    const middle = row.current.getBoundingClientRect().left + row.current.clientWidth / 2
    row.current.scrollLeft += left + width / 2 - middle
  }, [current])
  return row
}
