import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatMoney } from '#domain/foundation/money/amount.ts'
import { STANDING_STATE_NAMES } from '#domain/orders/standing/standingNames.ts'
import type { StandingView } from '#domain/orders/standing/standingView.types.ts'
import { listStandingCall } from '#client/api/orders/standingCalls.ts'
import { AccountGate } from '#client/components/accounts/AccountGate.tsx'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('standingOrders', { title: 'Standing orders' })

const LOADING = <Loading className="flex flex-col gap-3" shape={Array<string>(3).fill('h-24')} />

/** Monthly orders of the account and its team. */
export default function StandingOrdersPage() {
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <h1 className="text-title">Standing orders</h1>
      <p className="mt-2 max-w-prose text-ink-2">
        Orders that repeat every month. We email you a week before each.
      </p>
      <div className="mt-6">
        <AccountGate skeleton={LOADING}>{({ id }) => <Listed key={id} id={id} />}</AccountGate>
      </div>
    </div>
  )
}

function Listed({ id }: { id: string }) {
  const loaded = useLoaded(id, listStandingCall)
  return (
    <PageState
      loaded={loaded}
      loading={LOADING}
      isEmpty={(standing) => standing.length === 0}
      empty={<None />}
    >
      {(standing) => (
        <ul className="flex flex-col rounded-card border border-line bg-card">
          {standing.map((one) => (
            <Row key={one.id} standing={one} />
          ))}
        </ul>
      )}
    </PageState>
  )
}

function Row({ standing }: { standing: StandingView }) {
  const { id, orderNumber, advertiser, day, maxTotalMinor, currency, state, nextOn } = standing
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-5 py-4 last:border-b-0 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <Link
          to={sitePath('standingOrder', { id })}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline underline-offset-3 hover:text-cobalt"
        >
          {orderNumber}
        </Link>
        <p className="text-sm wrap-anywhere text-ink-2">
          <bdi>{advertiser}</bdi>, day {day} of each month
          {nextOn === null ? '' : `, next order on ${formatDay(nextOn)}`}
        </p>
      </div>
      <span className="font-semibold tabular-nums">
        up to {formatMoney({ amountMinor: maxTotalMinor, currency })}
      </span>
      <Badge tone={state === 'active' ? 'success' : state === 'ended' ? 'neutral' : 'warning'}>
        {STANDING_STATE_NAMES[state]}
      </Badge>
    </li>
  )
}

const None = () => (
  <div className="rounded-card border border-line bg-card">
    <EmptyState
      title="No order repeats yet"
      action={
        <LinkButton variant="secondary" to={sitePath('myOrders')}>
          My orders
        </LinkButton>
      }
    >
      Open a paid order and choose “Repeat every month”.
    </EmptyState>
  </div>
)
