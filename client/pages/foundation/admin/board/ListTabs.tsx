import { Link } from 'react-router'

const TAB =
  'flex min-h-11 items-center border-b-2 border-transparent text-sm font-semibold whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink'

interface ListTabsProps<List extends string> {
  /** By their names in the URL. */
  lists: Record<List, string>
  current: List
  /** The query of a list. */
  queryOf: (list: List) => Record<string, string>
}

/** The lists of a board as links. */
export function ListTabs<List extends string>({ lists, current, queryOf }: ListTabsProps<List>) {
  return (
    <nav aria-label="Lists" className="mt-3 flex gap-5 overflow-x-auto border-b border-line">
      {(Object.keys(lists) as List[]).map((list) => (
        <Link
          key={list}
          to={`?${new URLSearchParams(queryOf(list))}`}
          aria-current={list === current ? 'page' : undefined}
          className={TAB}
        >
          {lists[list]}
        </Link>
      ))}
    </nav>
  )
}
