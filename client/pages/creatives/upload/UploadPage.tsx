import { useState } from 'react'
import { loadUploadArea } from '#client/api/creatives/uploadCalls.ts'
import { MailedAccessGate } from '#client/components/orders/access/MailedAccessGate.tsx'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { readAccessToken } from '#client/state/foundation/identity/accessToken.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { sitePath } from '#content/sitePaths.ts'
import type { Route } from './+types/UploadPage.ts'
import { UploadArea } from './UploadArea.tsx'

const LOADING = (
  <Loading
    label="The creatives are loading"
    className="mt-1"
    shape={[
      'h-11 w-96 max-w-full',
      'mt-3 h-6 w-72 max-w-full',
      'mt-6 h-80 rounded-card',
      'mt-6 h-60 rounded-card',
    ]}
  />
)

export const meta = () => pageHead('upload', { title: 'Creatives' })

/**
 * Creatives of a campaign, or of all campaigns of an order (Creatives 1): for the owner, the desk, the browser
 * that ordered as a guest, and by the mailed link with a code.
 */
export default function UploadPage({ params: { id } }: Route.ComponentProps) {
  const { status, account } = useAccount()
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      {status === 'unknown' ? (
        LOADING
      ) : (
        <OneArea key={`${id} ${account?.id ?? ''}`} id={id} isLoggedIn={account !== null} />
      )}
    </div>
  )
}

function OneArea({ id, isLoggedIn }: { id: string; isLoggedIn: boolean }) {
  const [token, setToken] = useState(readAccessToken)
  const loaded = useLoaded(`${id} ${token ?? ''}`, () => loadUploadArea(id))
  return (
    <PageState
      loaded={loaded}
      loading={LOADING}
      missing={
        <MailedAccessGate
          resource={{ resource: 'upload', id }}
          skeleton={LOADING}
          missing={<NoArea isLoggedIn={isLoggedIn} />}
          onOpened={() => {
            setToken(readAccessToken())
            loaded.reload()
          }}
        />
      }
    >
      {(area) => (
        <UploadArea
          area={area}
          isWholeOrder={id.startsWith('ord_')}
          isLoggedIn={isLoggedIn}
          onChanged={loaded.reload}
        />
      )}
    </PageState>
  )
}

function NoArea({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <EmptyState
      level="h1"
      title="This campaign was not found"
      action={
        isLoggedIn ? (
          <LinkButton to={sitePath('myOrders')}>My orders</LinkButton>
        ) : (
          <LinkButton to={sitePath('home')}>Go to the home page</LinkButton>
        )
      }
    >
      The address may be incomplete. The link in our email opens it.
    </EmptyState>
  )
}
