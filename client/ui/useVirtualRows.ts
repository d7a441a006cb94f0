import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface VirtualRowsOptions {
  items: readonly { id: string }[]
  list: RefObject<HTMLElement | null>
  scroller: HTMLElement | null
  rowHeight: number
  currentId: string | null
  focusId?: string | null
}

/** Number of rows rendered above and below the visible ones. */
const OVERSCAN = 8

/**
 * The rendered rows of a long list, its only Tab stop, and moving the focus to rows that are not
 * rendered yet.
 */
export function useVirtualRows(options: VirtualRowsOptions) {
  const { items, list, scroller, rowHeight, currentId, focusId = null } = options
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const focusOnceRendered = useFocusOnceRendered(list)
  const indexOf = (id: string | null) => items.findIndex((item) => item.id === id)
  const stop = [indexOf(focusedId), indexOf(currentId)].find((at) => at !== -1) ?? 0
  // The Tab stop stays rendered, otherwise the list would lose the focus while it scrolls.
  const rangeExtractor = (range: Range) => {
    const shown = defaultRangeExtractor(range)
    if (stop >= range.count) return shown
    return [...new Set([...shown, stop])].toSorted((one, other) => one - other)
  }
  // oxlint-disable-next-line react/incompatible-library -- the product builds without the React Compiler
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (at) => items[at]?.id ?? at,
    overscan: OVERSCAN,
    rangeExtractor,
  })
  const goTo = (at: number) => {
    const id = items[at]?.id
    if (id === undefined) return
    setFocusedId(id)
    virtualizer.scrollToIndex(at)
    focusOnceRendered(id)
  }
  const takenFocusId = useRef<string | null>(null)
  useEffect(() => {
    if (focusId === takenFocusId.current) return
    takenFocusId.current = focusId
    if (focusId !== null) goTo(indexOf(focusId))
  })
  return { virtualizer, stop, goTo, noteFocus: setFocusedId }
}

/** Focuses a row once it is rendered. */
function useFocusOnceRendered(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null>(null)
  const takeFocus = () => {
    if (wanted.current === null) return
    const links = list.current?.querySelectorAll<HTMLElement>('[data-link]') ?? []
    const link = [...links].find(({ dataset }) => dataset['link'] === wanted.current)
    if (!link) return
    wanted.current = null
    link.focus()
  }
  useLayoutEffect(takeFocus)
  return (id: string) => {
    wanted.current = id
    takeFocus()
  }
}
