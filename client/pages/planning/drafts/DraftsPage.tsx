import { PLAIN_ERRORS } from '#domain/foundation/errors/plainErrors.ts'
import { sitePath } from '#content/sitePaths.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { refreshAccount } from '#client/state/foundation/identity/accountStore.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { rememberDestination } from '#client/state/accounts/destination.ts'
import { accountDrafts, BROWSER_DRAFTS } from '#client/state/planning/drafts/draftSource.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { useMemo } from 'react'
import { DraftList } from './DraftList.tsx'

export const meta = () => pageHead('drafts', { title: 'Drafts' })

/** Saved plans of all media: in the account, or for a guest in this browser. */
export default function DraftsPage() {
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <h1 className="text-title">Drafts</h1>
      <Drafts />
    </div>
  )
}

function Drafts() {
  const { status, account } = useAccount()
  const accountId = account?.id ?? null
  const source = useMemo(() => (accountId ? accountDrafts(accountId) : BROWSER_DRAFTS), [accountId])
  if (status === 'unknown') return <Loading shape="mt-8 h-40" />
  if (status === 'unreachable')
    return (
      <RetryCallout
        className="mt-8"
        title={PLAIN_ERRORS.unavailable.message}
        onRetry={() => void refreshAccount()}
      />
    )
  return (
    <>
      {accountId ? null : <GuestNote />}
      <DraftList key={accountId ?? 'guest'} source={source} isGuest={!accountId} />
    </>
  )
}

function GuestNote() {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-prose text-ink-2">
        These drafts are in this browser only. Log in to open them on other devices and to share
        them.
      </p>
      <LinkButton
        to={sitePath('login')}
        variant="secondary"
        size="sm"
        onClick={() => rememberDestination(sitePath('drafts'))}
      >
        Log in
      </LinkButton>
    </div>
  )
}
