import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './classNames.ts'

export interface LinkListItem {
  id: string
  to: string
  /** Whether it is what is shown beside the list. */
  isCurrent: boolean
  content: ReactNode
}

export interface LinkListProps {
  label: string
  items: readonly LinkListItem[]
  /** A link was followed, by key or click. */
  onFollow?: (id: string) => void
  className?: string
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Links to things of which one is shown beside them: one stop for Tab, arrow keys go through, Enter opens. */
export function LinkList({ label, items, onFollow, className }: LinkListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const known = (id: string | null) => items.some((item) => item.id === id)
  const currentId = items.find(({ isCurrent }) => isCurrent)?.id ?? null
  const stopId = known(focusedId) ? focusedId : (currentId ?? items[0]?.id)
  const go = (event: KeyboardEvent, at: number) => {
    const next = STEPS[event.key]?.(at, items.length - 1)
    if (next === undefined) return
    event.preventDefault()
    list.current?.querySelectorAll('a')[next]?.focus()
  }
  return (
    <nav aria-label={label} className={className}>
      <ul ref={list} className="flex flex-col">
        {items.map(({ id, to, isCurrent, content }, at) => (
          <li key={id}>
            <Link
              to={to}
              preventScrollReset
              tabIndex={id === stopId ? 0 : -1}
              onFocus={() => setFocusedId(id)}
              onKeyDown={(event) => go(event, at)}
              onClick={() => onFollow?.(id)}
              {...(isCurrent ? { 'aria-current': 'page' } : {})}
              className={classNames(
                'block border-l-3 -outline-offset-2 transition-colors',
                isCurrent ? 'border-cobalt bg-cobalt-soft' : 'border-transparent hover:bg-sand/60',
              )}
            >
              {content}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
