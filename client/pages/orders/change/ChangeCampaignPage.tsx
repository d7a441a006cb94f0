import { sitePath } from '#content/sitePaths.ts'
import type { OrderLineOverview } from '#domain/orders/order/orderOverview.types.ts'
import { loadOrder } from '#client/api/orders/myOrderCalls.ts'
import { AccountGate } from '#client/components/accounts/AccountGate.tsx'
import { DocumentFrame } from '#client/components/foundation/document/DocumentFrame.tsx'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import type { Route } from './+types/ChangeCampaignPage.ts'

const LOADING = (
  <Loading
    label="The campaign is loading"
    className="mt-1"
    shape={[
      'h-11 w-72',
      {
        box: 'mt-6 grid gap-6 lg:grid-cols-2 lg:gap-8',
        parts: ['h-120 rounded-card', 'h-90 rounded-card'],
      },
    ]}
  />
)

/**
 * The planner's steps and the rest: loaded by the page itself, so that no other page preloads its
 * scripts.
 */
const ChangeCampaign = loadedPart(
  async () => (await import('./ChangeCampaign.tsx')).ChangeCampaign,
  LOADING,
)

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('changeCampaign', { title: 'Change a campaign' })

/** The page on which a buyer changes a booked campaign. */
export default function ChangeCampaignPage({ params: { id, lineId } }: Route.ComponentProps) {
  return (
    <DocumentFrame back={{ to: sitePath('order', { id }), label: 'The order' }}>
      <AccountGate skeleton={LOADING}>
        {(account) => <OneCampaign key={lineId} id={id} lineId={lineId} accountId={account.id} />}
      </AccountGate>
    </DocumentFrame>
  )
}

function OneCampaign({ id, lineId, accountId }: { id: string; lineId: string; accountId: string }) {
  const loaded = useLoaded(id, () => loadOrder(id))
  return (
    <PageState
      loaded={loaded}
      loading={LOADING}
      missing={<NotChangeable title="This order was not found" />}
    >
      {({ lines }) => {
        const line = lines.find((one) => one.lineId === lineId)
        if (!line) return <NotChangeable title="This campaign was not found" />
        if (line.amendable && line.isChangedByDesk) return <ChangedByDesk name={line.name} />
        return line.amendable && line.plan ? (
          <ChangeCampaign
            line={line}
            plan={line.plan}
            amendable={line.amendable}
            accountId={accountId}
          />
        ) : (
          <NotChangeable title="This campaign can’t be changed now" why={whyNot(line)} />
        )
      }}
    </PageState>
  )
}

function whyNot({ canResume, amendments }: OrderLineOverview): string {
  if (canResume) return 'It is paused. Resume it first, then change it.'
  return amendments.some(({ state }) => state === 'awaiting_payment')
    ? 'An earlier change waits for its payment. Pay or withdraw it first.'
    : 'It is over, or it can only be changed before it starts.'
}

/** An offer's price applies only to the offered plan. */
function ChangedByDesk({ name }: { name: string }) {
  return (
    <NotChangeable
      title={`We’ll change ${name} for you`}
      why="You ordered it with an offer, so its price holds for just that. Write or call us with what you want to change. We’ll send you the new price, and nothing changes until you accept it."
    />
  )
}

function NotChangeable({
  title,
  why = 'It may belong to another account.',
}: {
  title: string
  why?: string
}) {
  return (
    <EmptyState
      level="h1"
      title={title}
      action={<LinkButton to={sitePath('myOrders')}>My orders</LinkButton>}
    >
      {why}
    </EmptyState>
  )
}
