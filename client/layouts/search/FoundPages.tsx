import { Link } from 'react-router'
import type { FoundPage, PageGroup } from '#domain/foundation/search/pageSearch.ts'
import { classNames } from '#client/ui/classNames.ts'

/** The pages that were found, under the names of their groups; `active` is the one that Enter opens. */
export function FoundPages({
  id,
  groups,
  active,
  onFollow,
}: {
  /** Of the field: the list and each page have theirs from it. */
  id: string
  groups: readonly PageGroup[]
  active: number
  onFollow: (page: FoundPage) => void
}) {
  const before = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { pages }) => sum + pages.length, 0),
  )
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Pages" hidden={groups.length === 0}>
      {groups.map(({ name, pages }, at) => (
        <div key={name} role="group" aria-labelledby={`${id}-group-${at}`} className="pb-2">
          <p id={`${id}-group-${at}`} className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-2">
            {name}
          </p>
          {pages.map((page, index) => {
            const number = (before[at] ?? 0) + index
            return (
              <Link
                key={page.to}
                id={`${id}-${number}`}
                role="option"
                tabIndex={-1}
                aria-selected={number === active}
                to={page.to}
                // The press must not take the focus from the field before it is a choice.
                onPointerDown={(event) => event.preventDefault()}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  onFollow(page)
                }}
                className={classNames(
                  'flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-[7px] px-3 py-2 hover:bg-cobalt-soft',
                  number === active && 'bg-cobalt-soft',
                )}
              >
                <span className="min-w-0 font-medium">{page.title}</span>
                {page.note ? <span className="text-sm text-ink-2">{page.note}</span> : null}
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}
