import { useEffect, useRef, type ReactNode } from 'react'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import type { Loaded } from '#client/state/foundation/useLoaded.ts'
import { classNames } from '#client/ui/classNames.ts'
import { Loading } from '#client/ui/Loading.tsx'

interface BoardProps<View> {
  /** The list's name. */
  label: string
  /** The plural noun of its rows: "leads". */
  noun: string
  loaded: Pick<Loaded<View>, 'value' | 'error' | 'reload'>
  /** The list's page; the list scrolls to the top when it changes. */
  page: string | number
  /** Shown next to the list when no item is open; null for no text. */
  emptyText: string | null
  /** The open item; null for none. */
  open: ReactNode | null
  children: (value: View) => ReactNode
}

/**
 * A board below its bar: the list, with the open item next to it. A phone shows one or the other.
 */
export function Board<View>(props: BoardProps<View>) {
  const { label, noun, loaded, page, emptyText, open, children } = props
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
          // Positioned, so that text for screen readers stays inside and does not lengthen the
          // page.
          'relative min-h-0 overflow-y-auto border-line bg-card lg:border-r',
          open !== null && 'max-lg:hidden',
        )}
      >
        <h2 className="sr-only">{label}</h2>
        <PageState
          loaded={loaded}
          loading={
            <Loading
              label={`The ${noun} are loading`}
              className="flex flex-col gap-3 p-4"
              shape={['h-16', 'h-16', 'h-16']}
            />
          }
        >
          {children}
        </PageState>
      </section>
      {open ?? (
        <div className="flex max-lg:hidden">
          {emptyText === null ? null : <p className="m-auto px-4 text-ink-2">{emptyText}</p>}
        </div>
      )}
    </div>
  )
}
