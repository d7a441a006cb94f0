import type { ReactNode } from 'react'
import type { AccountProfile } from '#domain/account/account.types.ts'
import { PLAIN_ERRORS } from '#domain/errors/plainErrors.ts'
import { AccountGate } from '#client/components/account/AccountGate.tsx'
import { localePath } from '#client/routing/localePath.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'

/** What only admins see; the server gives its data to nobody else either (spec §6). */
export function AdminGate({
  skeleton,
  children,
}: {
  skeleton: ReactNode
  children: (account: AccountProfile) => ReactNode
}) {
  return (
    <AccountGate skeleton={skeleton}>
      {(account) => (account.isAdmin ? children(account) : <NoAccess />)}
    </AccountGate>
  )
}

function NoAccess() {
  return (
    <EmptyState
      title={PLAIN_ERRORS.no_access.message}
      action={<LinkButton to={localePath('/my-orders')}>My orders</LinkButton>}
    >
      This part of the site is for the people who run it. Please log in with an admin’s account.
    </EmptyState>
  )
}
