import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type { ApprovalRow } from '#domain/orders/approval/approvalView.types.ts'
import { formatInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import { formatMoney } from '#domain/foundation/money/amount.ts'
import { listApprovalsCall } from '#client/api/orders/approvalCalls.ts'
import { AccountGate } from '#client/components/accounts/AccountGate.tsx'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { ApprovalState } from './ApprovalState.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('approvals', { title: 'Approvals' })

const LOADING = <Loading className="flex flex-col gap-3" shape={Array<string>(3).fill('h-24')} />

/** Orders for which members of the team requested approval. */
export default function ApprovalsPage() {
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <h1 className="text-title">Approvals</h1>
      <p className="mt-2 max-w-prose text-ink-2">
        Orders that members of your team may not place on their own.
      </p>
      <div className="mt-6">
        <AccountGate skeleton={LOADING}>{({ id }) => <Approvals key={id} id={id} />}</AccountGate>
      </div>
    </div>
  )
}

function Approvals({ id }: { id: string }) {
  const loaded = useLoaded(id, listApprovalsCall)
  return (
    <PageState
      loaded={loaded}
      loading={LOADING}
      isEmpty={({ approvals }) => approvals.length === 0}
      empty={<None />}
    >
      {({ approvals }) => (
        <ul className="flex flex-col rounded-card border border-line bg-card">
          {approvals.map((approval) => (
            <Row key={approval.id} approval={approval} />
          ))}
        </ul>
      )}
    </PageState>
  )
}

function Row({ approval }: { approval: ApprovalRow }) {
  const { id, state, requestedBy, isOwn, requestedAt, total, advertiser, lines } = approval
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-5 py-4 last:border-b-0 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <Link
          to={sitePath('approval', { id })}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline underline-offset-3 hover:text-cobalt"
        >
          <bdi>{advertiser}</bdi>
        </Link>
        <p className="text-sm wrap-anywhere text-ink-2">{lines.join(', ')}</p>
        <p className="text-sm wrap-anywhere text-ink-2">
          {isOwn ? 'Requested by you' : `Requested by ${requestedBy}`},{' '}
          {formatInstantDate(requestedAt)}
        </p>
      </div>
      <span className="font-semibold tabular-nums">{formatMoney(total)}</span>
      <ApprovalState state={state} />
    </li>
  )
}

const None = () => (
  <div className="rounded-card border border-line bg-card">
    <EmptyState
      title="Nothing to approve"
      action={
        <LinkButton variant="secondary" to={sitePath('team')}>
          Open the team
        </LinkButton>
      }
    >
      Planners, and buyers beyond their monthly limit, ask for approval at the checkout.
    </EmptyState>
  </div>
)
