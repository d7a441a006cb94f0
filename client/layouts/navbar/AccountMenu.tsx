import { Link, useLocation } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { rememberDestination } from '#client/state/accounts/destination.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { isLoginPage } from '#client/routing/siteLinks.ts'
import { LazyAccountLinks } from './LazyAccountLinks.tsx'
import { NavMenu } from './NavMenu.tsx'

/** Who is logged in and what is theirs; for visitors the way to the login. Keeps its place until that is known. */
export function AccountMenu() {
  const { status, account } = useAccount()
  const { pathname, search } = useLocation()
  if (account) {
    return (
      <ul className="text-[0.9375rem] font-medium xl:[&_button>span]:max-w-50">
        <NavMenu
          label={account.firstName}
          title={account.firstName}
          isCurrent={false}
          align="end"
          className="w-64"
        >
          {(close) => <LazyAccountLinks onFollow={close} />}
        </NavMenu>
      </ul>
    )
  }
  return (
    <Link
      to={sitePath('login')}
      onClick={() => {
        if (!isLoginPage(pathname)) rememberDestination(`${pathname}${search}`)
      }}
      className={buttonStyles('quiet', 'sm', status === 'unknown' ? 'invisible' : '')}
    >
      Log in
    </Link>
  )
}
