import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { formatMonth } from '#domain/foundation/calendar/calendarDay.ts'
import { formatShortInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import type { StatementListRow } from '#domain/orders/statement/statementView.types.ts'
import { listStatementsCall } from '#client/api/orders/statementCalls.ts'
import { AccountGate } from '#client/components/accounts/AccountGate.tsx'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { DataTable, type Column } from '#client/ui/DataTable.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { CommissionTerms } from './CommissionTerms.tsx'
import { formatTotal } from './formatTotal.ts'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('statements', { title: 'Statements' })

const LOADING = <Loading shape="h-60" label="Your statements are loading" />

/** The monthly statements of an agency, and its commissions. */
export default function StatementsPage() {
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <h1 className="text-title">Statements</h1>
      <p className="mt-2 max-w-prose text-ink-2">
        What your clients paid in a month, and your commission. We issue each statement on the
        second day of the next month and email it.
      </p>
      <div className="mt-8">
        <AccountGate skeleton={LOADING}>
          {(account) => <Statements key={account.id} isOwner={account.team?.role === 'owner'} />}
        </AccountGate>
      </div>
    </div>
  )
}

const COLUMNS: readonly Column<StatementListRow>[] = [
  {
    id: 'month',
    header: 'Month',
    isRowHeader: true,
    cell: ({ id, month }) => (
      <Link
        to={sitePath('statement', { id })}
        className="font-semibold underline underline-offset-3 hover:text-cobalt"
      >
        {formatMonth(`${month}-01`)}
      </Link>
    ),
  },
  {
    id: 'paid',
    header: 'Paid',
    isNumeric: true,
    cell: ({ totals }) => formatTotal(totals, 'netMinor'),
  },
  {
    id: 'commission',
    header: 'Commission',
    isNumeric: true,
    cell: ({ totals }) => formatTotal(totals, 'commissionMinor'),
  },
  {
    id: 'issued',
    header: 'Issued',
    from: 'sm',
    cell: ({ issuedAt }) => formatShortInstantDate(issuedAt),
  },
]

function Statements({ isOwner }: { isOwner: boolean }) {
  const loaded = useLoaded('statements', listStatementsCall)
  return (
    <>
      <PageState
        loaded={loaded}
        loading={LOADING}
        isEmpty={({ statements }) => statements.length === 0}
        empty={
          <EmptyState
            icon={<FileText aria-hidden="true" />}
            title="No statements yet"
            className="rounded-card border border-line bg-card"
          >
            The first one follows the first month in which a client’s order is paid.
          </EmptyState>
        }
      >
        {({ statements }) => (
          <DataTable
            caption="Statements by month"
            columns={COLUMNS}
            rows={statements}
            keyOf={({ id }) => id}
          />
        )}
      </PageState>
      <CommissionTerms isOwner={isOwner} />
    </>
  )
}
