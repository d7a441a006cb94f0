import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { loadWithRetries } from '#client/components/foundation/loadWithRetries.ts'
import { rememberDestination } from '#client/state/accounts/destination.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { isLoginPage } from '#client/routing/siteLinks.ts'

/** Visitors never load it. */
const OwnMenu = lazy(() => loadWithRetries(() => import('./OwnMenu.tsx')))

/** The account's menu when logged in; the login link for visitors. Reserves its space until that is known. */
export function AccountMenu() {
  const { status, account } = useAccount()
  const { pathname, search } = useLocation()
  return (
    <Suspense>
      {account ? (
        <OwnMenu />
      ) : (
        <Link
          to={sitePath('login')}
          onClick={() => {
            if (!isLoginPage(pathname)) rememberDestination(`${pathname}${search}`)
          }}
          className={buttonStyles(
            'quiet',
            'sm',
            `max-lg:hidden! ${status === 'unknown' ? 'invisible' : ''}`,
          )}
        >
          Log in
        </Link>
      )}
    </Suspense>
  )
}
