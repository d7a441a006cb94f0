import { useState } from 'react'
import { sitePath } from '#content/sitePaths.ts'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { loadAmendment } from '#client/api/orders/amendmentCalls.ts'
import { MailedAccessGate } from '#client/components/orders/access/MailedAccessGate.tsx'
import { DocumentFrame } from '#client/components/foundation/document/DocumentFrame.tsx'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { readAccessToken } from '#client/state/foundation/identity/accessToken.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import type { Route } from './+types/AmendmentPage.ts'
import { Amendment } from './Amendment.tsx'

const LOADING = (
  <Loading
    label="The change is loading"
    className="mt-1"
    shape={['mb-5 h-10', 'h-96 rounded-card']}
  />
)

export const meta = () => pageHead('amendment', { title: 'A change to your campaign' })

/** A change that the desk proposes to a booked campaign: for its owner, and by its mailed link with a code. */
export default function AmendmentPage({ params: { id } }: Route.ComponentProps) {
  const { status, account } = useAccount()
  return (
    <DocumentFrame
      className="max-w-3xl"
      back={account ? { to: sitePath('myOrders'), label: 'My orders' } : null}
    >
      {status === 'unknown' ? (
        LOADING
      ) : (
        <OneAmendment key={`${id} ${account?.id ?? ''}`} id={id} account={account} />
      )}
    </DocumentFrame>
  )
}

function OneAmendment({ id, account }: { id: string; account: AccountProfile | null }) {
  const [token, setToken] = useState(readAccessToken)
  const loaded = useLoaded(`${id} ${token ?? ''}`, () => loadAmendment(id, token))
  return (
    <PageState
      loaded={loaded}
      loading={LOADING}
      missing={
        <MailedAccessGate
          resource={{ resource: 'amendment', id }}
          skeleton={LOADING}
          missing={<NoAmendment />}
          onOpened={() => setToken(readAccessToken())}
        />
      }
    >
      {(amendment) => (
        <Amendment
          amendment={amendment}
          token={token}
          ownerLinks={account !== null}
          onChanged={loaded.reload}
        />
      )}
    </PageState>
  )
}

function NoAmendment() {
  return (
    <EmptyState
      level="h1"
      title="This change was not found"
      action={<LinkButton to={sitePath('home')}>Go to the home page</LinkButton>}
    >
      The address may be incomplete. The link in our email opens it.
    </EmptyState>
  )
}
