import { useState } from 'react'
import { sitePath } from '#content/sitePaths.ts'
import type { ApprovalDetails } from '#domain/orders/approval/approvalView.types.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { readApprovalCall, type ApprovalKey } from '#client/api/orders/approvalCalls.ts'
import { DocumentFrame } from '#client/components/foundation/document/DocumentFrame.tsx'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { useLinkToken } from '#client/pages/accounts/login/useLinkToken.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { rememberDestination } from '#client/state/accounts/destination.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import type { Route } from './+types/ApprovalPage.ts'
import { Approval } from './Approval.tsx'

export const meta = () => pageHead('approval', { title: 'Order to approve', isKeyed: true })

const LOADING = (
  <Loading className="mt-1 flex flex-col gap-6" shape={['h-12 w-80', 'h-96 rounded-card']} />
)

/** A request for the approval of an order: for its team, and by the link mailed to an approver. */
export default function ApprovalPage({ params: { id } }: Route.ComponentProps) {
  const token = useLinkToken()
  const { status, account } = useAccount()
  return (
    <DocumentFrame
      className="max-w-3xl"
      back={account ? { to: sitePath('approvals'), label: 'Approvals' } : null}
    >
      {status === 'unknown' ? (
        LOADING
      ) : (
        <OneApproval
          key={`${id} ${account?.id ?? ''}`}
          id={id}
          token={token}
          isLoggedIn={account !== null}
        />
      )}
    </DocumentFrame>
  )
}

interface Opened {
  approval: ApprovalDetails
  key: ApprovalKey
}

/** Opens a request by the login, otherwise by the link. */
async function openApproval(id: string, token: string, isLoggedIn: boolean): Promise<Opened> {
  const open = async (key: ApprovalKey) => ({ key, approval: await readApprovalCall(key) })
  if (!isLoggedIn) {
    if (token === '') throw new ProductError('approval_not_found')
    return await open({ token })
  }
  try {
    return await open({ id })
  } catch (error) {
    if (token !== '' && error instanceof ProductError && error.code === 'approval_not_found')
      return await open({ token })
    throw error
  }
}

function OneApproval({
  id,
  token,
  isLoggedIn,
}: {
  id: string
  token: string
  isLoggedIn: boolean
}) {
  const loaded = useLoaded(id, () => openApproval(id, token, isLoggedIn))
  const [decided, setDecided] = useState<ApprovalDetails | null>(null)
  return (
    <PageState
      loaded={loaded}
      loading={LOADING}
      missing={<NoApproval id={id} isLoggedIn={isLoggedIn} />}
    >
      {({ approval, key }) => (
        <Approval
          approval={decided ?? approval}
          access={key}
          isLoggedIn={isLoggedIn}
          onChanged={(next) => {
            setDecided(next)
            if (next === null) loaded.reload()
          }}
        />
      )}
    </PageState>
  )
}

function NoApproval({ id, isLoggedIn }: { id: string; isLoggedIn: boolean }) {
  return isLoggedIn ? (
    <EmptyState
      level="h1"
      title="This request was not found"
      action={<LinkButton to={sitePath('approvals')}>See all requests</LinkButton>}
    >
      It may belong to another team, or you may not approve orders any more.
    </EmptyState>
  ) : (
    <EmptyState
      level="h1"
      title="Log in to see this request"
      action={
        <LinkButton
          to={sitePath('login')}
          onClick={() => rememberDestination(sitePath('approval', { id }))}
        >
          Log in
        </LinkButton>
      }
    >
      The link no longer opens it without a login.
    </EmptyState>
  )
}
