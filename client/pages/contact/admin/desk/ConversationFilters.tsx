import { Link } from 'react-router'
import type { DeskOwner } from '#domain/contact/realtime/desk/deskList.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'
import { classNames } from '#client/ui/classNames.ts'
import { SearchField } from '#client/ui/SearchField.tsx'
import { type DeskAddress, deskPath } from './deskAddress.ts'

const OWNERS = [
  [null, 'All'],
  ['mine', 'Mine'],
  ['unassigned', 'Unassigned'],
] as const satisfies readonly (readonly [DeskOwner | null, string])[]

interface ConversationFiltersProps {
  address: DeskAddress
  search: string
  onSearch: (search: string) => void
}

/** Filters the list by owner and by text. */
export function ConversationFilters({ address, search, onSearch }: ConversationFiltersProps) {
  const { owner = null } = address
  return (
    <div className="flex flex-col gap-2 border-b border-line px-4 py-2.5">
      <SearchField
        label="Search this list"
        isLabelHidden
        placeholder="Name, email, message"
        value={search}
        onChange={onSearch}
        maxLength={MAX_SEARCH_LENGTH}
      />
      <nav aria-label="Assigned to">
        <ul className="flex flex-wrap gap-1.5">
          {OWNERS.map(([id, name]) => (
            <li key={name}>
              <Link
                to={deskPath({ ...address, owner: id })}
                replace
                preventScrollReset
                {...(id === owner ? { 'aria-current': 'true' } : {})}
                className={classNames(
                  'inline-flex min-h-8 items-center rounded-full border px-3 text-sm font-semibold max-sm:min-h-11',
                  id === owner
                    ? 'border-ink bg-ink text-white'
                    : 'border-line text-ink-2 hover:bg-sand hover:text-ink',
                )}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
