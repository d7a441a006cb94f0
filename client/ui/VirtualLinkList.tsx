import { type ReactNode, type Ref, useRef } from 'react'
import { Link } from 'react-router'
import { classNames } from './classNames.ts'
import { useVirtualRows } from './useVirtualRows.ts'

export interface VirtualLink {
  id: string
  to: string
}

export interface VirtualLinkListProps<Item extends VirtualLink> {
  label: string
  items: readonly Item[]
  /** The element that scrolls the list, which is its first child. */
  scroller: HTMLElement | null
  /** Height of a row in pixels, before it is measured. */
  rowHeight: number
  /** The ID of the item that is open next to the list. */
  currentId: string | null
  /** The id of an item that takes the focus once. */
  focusId?: string | null
  renderItem: (item: Item) => ReactNode
  /** A link was followed, by key or click. */
  onFollow?: (id: string) => void
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

/**
 * A long list of links that renders only the visible ones: one Tab stop, arrow keys move, Enter
 * opens.
 */
export function VirtualLinkList<Item extends VirtualLink>(props: VirtualLinkListProps<Item>) {
  const { label, items, currentId, renderItem, onFollow } = props
  const list = useRef<HTMLUListElement>(null)
  const { virtualizer, stop, goTo, noteFocus } = useVirtualRows({ ...props, list })
  const onKey = (key: string, at: number): boolean => {
    const next = STEPS[key]?.(at, items.length - 1)
    if (next !== undefined) goTo(next)
    return next !== undefined
  }
  return (
    <nav aria-label={label}>
      <ul ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const item = items[index]
          return item ? (
            <Row
              key={item.id}
              ref={virtualizer.measureElement}
              item={item}
              place={{ index, start, count: items.length }}
              isCurrent={item.id === currentId}
              isStop={index === stop}
              onFocus={() => noteFocus(item.id)}
              onFollow={() => onFollow?.(item.id)}
              onKey={(key) => onKey(key, index)}
            >
              {renderItem(item)}
            </Row>
          ) : null
        })}
      </ul>
    </nav>
  )
}

interface RowProps {
  ref: Ref<HTMLLIElement>
  item: VirtualLink
  place: { index: number; start: number; count: number }
  isCurrent: boolean
  isStop: boolean
  onFocus: () => void
  onFollow: () => void
  /** Whether the key moved the focus. */
  onKey: (key: string) => boolean
  children: ReactNode
}

function Row({
  ref,
  item,
  place: { index, start, count },
  isCurrent,
  isStop,
  onFocus,
  onFollow,
  onKey,
  children,
}: RowProps) {
  return (
    <li
      ref={ref}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      className="absolute inset-x-0 top-0"
      style={{ transform: `translateY(${start}px)` }}
    >
      <Link
        to={item.to}
        preventScrollReset
        data-link={item.id}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        onKeyDown={(event) => {
          if (onKey(event.key)) event.preventDefault()
        }}
        onClick={onFollow}
        {...(isCurrent ? { 'aria-current': 'page' } : {})}
        className={classNames(
          'block border-l-3 -outline-offset-2 transition-colors',
          isCurrent ? 'border-cobalt bg-cobalt-soft' : 'border-transparent hover:bg-sand/60',
        )}
      >
        {children}
      </Link>
    </li>
  )
}
