import { useRef, type ReactNode, type TdHTMLAttributes, type ThHTMLAttributes } from 'react'
import { classNames } from './classNames.ts'
import { useScrolls } from './useScrolls.ts'

export interface TableProps {
  /** Says what the table shows; for screen readers unless `isCaptionVisible`. */
  caption: string
  isCaptionVisible?: boolean
  children: ReactNode
  className?: string
}

/** The look of tables; on a narrow screen it scrolls sideways by itself. Rows and order are the caller's (TanStack Table). */
export function Table({ caption, isCaptionVisible = false, children, className }: TableProps) {
  const box = useRef<HTMLElement>(null)
  const scrolls = useScrolls(box)
  return (
    <section
      ref={box}
      aria-label={caption}
      // What scrolls must be reachable by keyboard.
      {...(scrolls ? { tabIndex: 0 } : {})}
      className={classNames(
        // Positioned: what is for screen readers alone stays within it, and does not widen the page.
        'relative overflow-x-auto rounded-control border border-line bg-card',
        className,
      )}
    >
      <table className="w-full border-collapse text-left">
        <caption className={isCaptionVisible ? 'px-4 py-3 text-left font-semibold' : 'sr-only'}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}

export interface ColumnHeaderProps extends ThHTMLAttributes<HTMLTableCellElement> {
  isNumeric?: boolean
}

export function ColumnHeader({ isNumeric = false, className, ...props }: ColumnHeaderProps) {
  return (
    <th
      scope="col"
      {...props}
      className={classNames(
        'border-b border-line px-4 py-2.5 text-sm font-semibold whitespace-nowrap text-ink-2',
        isNumeric && 'text-right',
        className,
      )}
    />
  )
}

export interface CellProps extends TdHTMLAttributes<HTMLTableCellElement> {
  isNumeric?: boolean
  /** Whether it holds a button or a box to check: higher than a line of text, and beside the first one. */
  hasControl?: boolean
}

export function Cell({ isNumeric = false, hasControl = false, className, ...props }: CellProps) {
  return (
    <td
      {...props}
      className={classNames(
        'border-b border-line px-4 align-top [tr:last-child>&]:border-b-0',
        hasControl ? 'py-1' : 'py-3',
        isNumeric && 'text-right tabular-nums',
        className,
      )}
    />
  )
}
