import { useState } from 'react'
import { sitePath } from '#content/sitePaths.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { StandingView } from '#domain/orders/standing/standingView.types.ts'
import { readStandingCall, type StandingKey } from '#client/api/orders/standingCalls.ts'
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
import type { Route } from './+types/StandingOrderPage.ts'
import { StandingOrder } from './StandingOrder.tsx'

export const meta = () => pageHead('standingOrder', { title: 'Standing order', isKeyed: true })

const LOADING = (
  <Loading className="mt-1 flex flex-col gap-6" shape={['h-12 w-80', 'h-96 rounded-card']} />
)

/** A standing order: for its account or team, and by the link in a month's announcement. */
export default function StandingOrderPage({ params: { id } }: Route.ComponentProps) {
  const token = useLinkToken()
  const { status, account } = useAccount()
  return (
    <DocumentFrame
      className="max-w-3xl"
      back={account ? { to: sitePath('standingOrders'), label: 'Standing orders' } : null}
    >
      {status === 'unknown' ? (
        LOADING
      ) : (
        <OneStanding
          key={`${id} ${account?.id ?? ''}`}
          id={id}
          token={token}
          isLoggedIn={account !== null}
        />
      )}
    </DocumentFrame>
  )
}

interface OneProps {
  id: string
  token: string
  isLoggedIn: boolean
}

/** Opens it by the mailed link where there is one, else by the login. */
async function open({ id, token, isLoggedIn }: OneProps) {
  const read = async (key: StandingKey) => ({ key, ...(await readStandingCall(key)) })
  if (token !== '') return await read({ token })
  if (!isLoggedIn) throw new ProductError('standing_not_found')
  return await read({ id })
}

function OneStanding(props: OneProps) {
  const loaded = useLoaded(props.id, () => open(props))
  const [changed, setChanged] = useState<StandingView | null>(null)
  return (
    <PageState loaded={loaded} loading={LOADING} missing={<Missing {...props} />}>
      {({ standing, key, runId }) => (
        <StandingOrder
          standing={changed ?? standing}
          access={key}
          mailedRunId={runId}
          onChanged={(next) => {
            setChanged(next)
            if (next === null) loaded.reload()
          }}
        />
      )}
    </PageState>
  )
}

const Missing = ({ id, isLoggedIn }: OneProps) =>
  isLoggedIn ? (
    <EmptyState
      level="h1"
      title="This standing order was not found"
      action={<LinkButton to={sitePath('standingOrders')}>See all standing orders</LinkButton>}
    >
      It may belong to another account, or the address may be incomplete.
    </EmptyState>
  ) : (
    <EmptyState
      level="h1"
      title="Log in to see this standing order"
      action={
        <LinkButton
          to={sitePath('login')}
          onClick={() => rememberDestination(sitePath('standingOrder', { id }))}
        >
          Log in
        </LinkButton>
      }
    >
      The link does not open it without a login.
    </EmptyState>
  )
