import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { classNames } from '#client/ui/classNames.ts'

interface QueueRowProps {
  to: string
  /** The one that is shown beside the list: it is kept in sight. */
  isOpen: boolean
  className: string
  /** Chooses it for what is done with several at once. */
  choice?: { label: string; isChosen: boolean; onChange: (isChosen: boolean) => void }
  children: ReactNode
}

/** One row of a desk's queue, which opens what it names. */
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

/** When something is due, at the right of a row; red where it is overdue. */
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
