import { Link, useLocation } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { useLogOut } from '#client/components/account/useLogOut.ts'
import { rememberDestination } from '#client/state/account/destination.ts'
import { useAccount } from '#client/state/account/useAccount.ts'
import { ACCOUNT_LINKS, isLoginPage } from '#client/routing/siteLinks.ts'

const ROW =
  'flex min-h-11 w-full items-center rounded-control px-3 text-left font-semibold hover:bg-cobalt-soft'

/** What who is logged in can go to, and the logout. */
export function AccountLinks({ onFollow }: { onFollow: () => void }) {
  const { account } = useAccount()
  const logOut = useLogOut()
  if (!account) return null
  return (
    <>
      <p className="px-3 pt-1 pb-2 text-sm wrap-anywhere text-ink-2">
        {account.firstName} {account.lastName}
        <br />
        {account.email}
      </p>
      <ul>
        {account.staffCapabilities.includes('enterAdminArea') ? (
          <li>
            <Link to={sitePath('admin')} onClick={onFollow} className={ROW}>
              Admin
            </Link>
          </li>
        ) : null}
        {ACCOUNT_LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} onClick={onFollow} className={ROW}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={ROW}
            onClick={() => {
              onFollow()
              logOut()
            }}
          >
            Log out
          </button>
        </li>
      </ul>
    </>
  )
}

/** The ways in, for visitors. The login leads back to this page. */
export function LogInLinks({ onFollow, className }: { onFollow: () => void; className?: string }) {
  const { pathname, search } = useLocation()
  const remember = () => {
    if (!isLoginPage(pathname)) rememberDestination(`${pathname}${search}`)
    onFollow()
  }
  return (
    <ul className={className}>
      <li>
        <Link to={sitePath('login')} onClick={remember} className={ROW}>
          Log in
        </Link>
      </li>
      <li>
        <Link to={sitePath('register')} onClick={remember} className={ROW}>
          Create an account
        </Link>
      </li>
    </ul>
  )
}
