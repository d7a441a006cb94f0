import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '#client/ui/classNames.ts'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'

interface BoardProps<View> {
  /** What the list is called. */
  label: string
  /** What is listed, in the plural: "leads". */
  noun: string
  value: View | null
  error: Error | null
  onRetry: () => void
  /** Where the page of the list begins: another is shown from its top. */
  page: string | number
  /** Said beside a list without a row when nothing is open; null where it has some. */
  emptyText: string | null
  /** What is open of the list; null for nothing. */
  open: ReactNode | null
  children: (value: View) => ReactNode
}

/** A board below its bar: the list, and beside it what is open. On a phone the one or the other. */
export function Board<View>(props: BoardProps<View>) {
  const { label, noun, value, error, onRetry, page, emptyText, open, children } = props
  const list = useRef<HTMLElement>(null)
  const shownPage = useRef(page)
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    list.current?.scrollTo({ top: 0 })
  }, [page])
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[21rem_minmax(0,1fr)]">
      <section
        ref={list}
        aria-label={label}
        className={classNames(
          // Positioned: what is for screen readers alone stays within it, and does not lengthen the page.
          'relative min-h-0 overflow-y-auto border-line bg-card lg:border-r',
          open !== null && 'max-lg:hidden',
        )}
      >
        <h2 className="sr-only">{label}</h2>
        {error ? <RetryCallout title={error.message} onRetry={onRetry} className="m-3" /> : null}
        {value ? children(value) : null}
        {!value && !error ? <LoadingRows noun={noun} /> : null}
      </section>
      {open ?? (
        <div className="flex max-lg:hidden">
          {emptyText === null ? null : <p className="m-auto px-4 text-ink-2">{emptyText}</p>}
        </div>
      )}
    </div>
  )
}

function LoadingRows({ noun }: { noun: string }) {
  return (
    <div className="flex flex-col gap-3 p-4">
      <output className="sr-only">The {noun} are loading</output>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}
