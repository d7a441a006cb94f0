import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { PLAIN_ERRORS } from '#domain/foundation/errors/plainErrors.ts'
import { sitePath } from '#content/sitePaths.ts'
import { refreshAccount } from '#client/state/foundation/identity/accountStore.ts'
import { rememberDestination } from '#client/state/accounts/destination.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'

/**
 * Content for the logged-in owner only. Name `auth` in the route's handle too: it sends visitors to
 * the login; this component covers the time in between and after a logout.
 */
export function AccountGate({
  skeleton,
  children,
}: {
  /** Shown while the login state is unknown. */
  skeleton: ReactNode
  children: (account: AccountProfile) => ReactNode
}) {
  const { status, account } = useAccount()
  const { pathname, search } = useLocation()
  if (account) return children(account)
  if (status === 'unreachable') {
    return (
      <RetryCallout
        title={PLAIN_ERRORS.unavailable.message}
        onRetry={() => void refreshAccount()}
      />
    )
  }
  if (status === 'unknown') return skeleton
  return (
    <EmptyState
      title="You are logged out"
      action={
        <LinkButton
          to={sitePath('login')}
          onClick={() => rememberDestination(`${pathname}${search}`)}
        >
          Log in
        </LinkButton>
      }
    >
      Please log in to see this page.
    </EmptyState>
  )
}
