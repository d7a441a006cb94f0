import type { ReactNode } from 'react'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import type { Capability } from '#domain/accounts/capability.ts'
import { PLAIN_ERRORS } from '#domain/foundation/errors/plainErrors.ts'
import { sitePath } from '#content/sitePaths.ts'
import { AccountGate } from '#client/components/accounts/AccountGate.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'

/**
 * Content for accounts with a capability; the server refuses its data to any other account, too
 * (Accounts 10).
 */
export function AdminGate({
  capability = 'answerChats',
  skeleton,
  children,
}: {
  capability?: Capability
  skeleton: ReactNode
  children: (account: AccountProfile) => ReactNode
}) {
  return (
    <AccountGate skeleton={skeleton}>
      {(account) => {
        if (account.staffCapabilities.includes(capability)) return children(account)
        return account.needsTwoFactor ? (
          <SecondFactorFirst />
        ) : account.staffCapabilities.includes('enterAdminArea') ? (
          <NotOfRole />
        ) : (
          <NoAccess />
        )
      }}
    </AccountGate>
  )
}

function NoAccess() {
  return (
    <EmptyState
      title={PLAIN_ERRORS.no_access.message}
      action={<LinkButton to={sitePath('myOrders')}>My orders</LinkButton>}
    >
      This part of the site is for the people who run it. Please log in with a staff account.
    </EmptyState>
  )
}

/** For staff whose roles lack the capability. */
function NotOfRole() {
  return (
    <EmptyState
      title={PLAIN_ERRORS.no_access.message}
      action={<LinkButton to={sitePath('admin')}>Today</LinkButton>}
    >
      Your roles do not include this part. An admin can change them.
    </EmptyState>
  )
}

function SecondFactorFirst() {
  return (
    <EmptyState
      title="Set up a second factor first"
      action={<LinkButton to={`${sitePath('editUser')}#two-factor`}>Set it up</LinkButton>}
    >
      People at the desk see other people’s data, so they log in with a code from an authenticator
      app as well as a password. Setup takes two minutes.
    </EmptyState>
  )
}
