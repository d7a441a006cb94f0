import { ArrowUpRight, LogOut, UserRound } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { formatRole } from '#domain/accounts/roleNames.ts'
import { useLogOut } from '#client/components/accounts/useLogOut.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import type { AdminCount } from '#domain/sales/admin/adminCounts.ts'
import { formatCapped } from '#domain/foundation/admin/boardCursor.ts'
import { classNames } from '#client/ui/classNames.ts'
import type { CountOfArea } from './useAdminCounts.ts'
import { type AdminArea, areasFor } from './adminAreas.ts'

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-sm font-medium text-ink-2 hover:bg-sand hover:text-ink aria-[current=page]:bg-sand aria-[current=page]:font-semibold aria-[current=page]:text-ink xl:min-h-9 [&_svg]:size-4 [&_svg]:shrink-0'

/** The admin areas that the account may see, its name, and the ways out. */
export function AdminNav({ counts, onFollow }: { counts: CountOfArea; onFollow?: () => void }) {
  const { status, account } = useAccount()
  const groups = areasFor(account?.staffCapabilities ?? [])
  return (
    <>
      {groups.map((group) => (
        <ul
          key={group[0]?.page}
          className="border-line py-2 not-first:border-t first:pt-0 xl:py-1.5"
        >
          {group.map((area) => (
            <AreaLink key={area.page} area={area} count={counts(area.page)} onFollow={onFollow} />
          ))}
        </ul>
      ))}
      {/* Depends on the account, so it appears together with it. */}
      {status === 'unknown' ? null : (
        <ul className="mt-auto pt-4 xl:pt-1.5">
          <li>
            <Link to={sitePath('home')} onClick={onFollow} className={ROW}>
              <ArrowUpRight aria-hidden="true" />
              Open the shop
            </Link>
          </li>
        </ul>
      )}
      {account ? (
        <Person
          name={`${account.firstName} ${account.lastName}`}
          roles={formatRole(account.roles)}
          onFollow={onFollow}
        />
      ) : null}
    </>
  )
}

function AreaLink({
  area,
  count,
  onFollow,
}: {
  area: AdminArea
  count: AdminCount | null
  onFollow: (() => void) | undefined
}) {
  const { page, icon: Icon, label } = area
  return (
    <li>
      <NavLink to={sitePath(page)} end={page === 'admin'} onClick={onFollow} className={ROW}>
        <Icon aria-hidden="true" />
        {label}
        {count && count.count > 0 ? <AreaCount {...count} /> : null}
      </NavLink>
    </li>
  )
}

/** Number of waiting items in an area; red once some are late. */
function AreaCount({ count, late }: AdminCount) {
  const isLate = late > 0
  return (
    <span
      className={classNames(
        'ml-auto text-xs tabular-nums',
        isLate ? 'font-semibold text-red' : 'font-normal text-ink-2',
      )}
    >
      {/* Not part of the accessible name: a link is named by its area. */}
      <span aria-hidden="true">{formatCapped(isLate ? late : count)}</span>
    </span>
  )
}

function Person({
  name,
  roles,
  onFollow,
}: {
  name: string
  roles: string
  onFollow: (() => void) | undefined
}) {
  const logOut = useLogOut()
  return (
    <div className="mt-2 border-t border-line pt-3 xl:mt-1 xl:pt-2">
      <p className="px-3 pb-2 text-sm xl:pb-1">
        <span className="line-clamp-2 font-semibold wrap-anywhere" title={name}>
          {name}
        </span>
        <span className="text-xs text-ink-2">{roles}</span>
      </p>
      <ul>
        <li>
          <Link to={sitePath('editUser')} onClick={onFollow} className={ROW}>
            <UserRound aria-hidden="true" />
            Account data
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={ROW}
            onClick={() => {
              onFollow?.()
              logOut()
            }}
          >
            <LogOut aria-hidden="true" />
            Log out
          </button>
        </li>
      </ul>
    </div>
  )
}
