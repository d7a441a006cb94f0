import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { classNames } from '#client/ui/classNames.ts'

interface QueueRowProps {
  to: string
  /** Whether it is open next to the list; an open row is scrolled into view. */
  isOpen: boolean
  className: string
  /** Selects it for a bulk action. */
  choice?: { label: string; isChosen: boolean; onChange: (isChosen: boolean) => void }
  children: ReactNode
}

/** One row of a desk's queue, which opens its item. */
export function QueueRow({ to, isOpen, className, choice, children }: QueueRowProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <li className="flex border-b border-line">
      {choice ? (
        <Checkbox
          aria-label={choice.label}
          isSelected={choice.isChosen}
          onChange={choice.onChange}
          className="shrink-0 py-2 pl-4"
        >
          {null}
        </Checkbox>
      ) : null}
      <Link
        ref={link}
        to={to}
        aria-current={isOpen ? 'true' : undefined}
        className={classNames(
          'flex min-w-0 flex-1 border-l-3 px-4 py-3 outline-offset-[-2px]',
          isOpen ? 'border-cobalt bg-cobalt-soft' : 'border-transparent hover:bg-sand',
          className,
        )}
      >
        {children}
      </Link>
    </li>
  )
}

/** The due time of an item, at the right of its row; red when overdue. */
export function DueNote({ children: due }: { children: string }) {
  return (
    <span
      className={classNames(
        'shrink-0 text-xs/5 font-medium',
        due.startsWith('overdue') ? 'text-red' : 'text-ink-2',
      )}
    >
      {due}
    </span>
  )
}
