import { Download } from 'lucide-react'
import { useParams } from 'react-router'
import { formatDay, formatMonth } from '#domain/foundation/calendar/calendarDay.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { formatPermille } from '#domain/foundation/money/permille.ts'
import {
  STATEMENT_EVENTS,
  type StatementClient,
  type StatementRow,
} from '#domain/orders/statement/agencyStatement.ts'
import type { StatementView } from '#domain/orders/statement/statementView.types.ts'
import { readStatementCall, statementFileAddress } from '#client/api/orders/statementCalls.ts'
import { AccountGate } from '#client/components/accounts/AccountGate.tsx'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { DataTable, type Column } from '#client/ui/DataTable.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { formatTotal } from './formatTotal.ts'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('statement', { title: 'Statement', isKeyed: true })

const LOADING = <Loading shape="h-96" label="The statement is loading" />

/** A statement of the agency, by client, with its files. */
export default function StatementPage() {
  const { id = '' } = useParams()
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <AccountGate skeleton={LOADING}>{() => <Statement key={id} id={id} />}</AccountGate>
    </div>
  )
}

function Statement({ id }: { id: string }) {
  const loaded = useLoaded(id, async () => await readStatementCall(id))
  return (
    <PageState loaded={loaded} loading={LOADING}>
      {({ statement }) => <Sheet statement={statement} />}
    </PageState>
  )
}

const FILES = [
  { kind: 'pdf', label: 'PDF' },
  { kind: 'csv', label: 'CSV' },
] as const

function Sheet({ statement }: { statement: StatementView }) {
  const { id, month, agencyName, clients, totals } = statement
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-title">Statement {formatMonth(`${month}-01`)}</h1>
          <p className="mt-2 wrap-anywhere text-ink-2">
            <bdi>{agencyName}</bdi>: {formatTotal(totals, 'netMinor')} paid,{' '}
            {formatTotal(totals, 'commissionMinor')} commission
          </p>
        </div>
        <div className="flex gap-2 print:hidden">
          {FILES.map(({ kind, label }) => (
            <a
              key={kind}
              href={statementFileAddress(id, kind)}
              download={`statement-${month}.${kind}`}
              className={buttonStyles('secondary', 'sm')}
            >
              <Download aria-hidden="true" className="size-4" />
              {label}
            </a>
          ))}
        </div>
      </div>
      {clients.map((client) => (
        <ClientRows key={client.id} client={client} />
      ))}
      <p className="mt-6 max-w-prose text-sm text-ink-2">
        Amounts are without tax, as payments came in. Corrections are in the month in which they
        happened.
      </p>
    </>
  )
}

const money = (row: StatementRow, amount: 'netMinor' | 'commissionMinor') =>
  formatMoney({ amountMinor: row[amount], currency: row.currency })

const COLUMNS: readonly Column<StatementRow>[] = [
  { id: 'day', header: 'Date', isRowHeader: true, cell: ({ day }) => formatDay(day) },
  { id: 'order', header: 'Order', cell: ({ orderNumber }) => orderNumber },
  { id: 'event', header: 'Event', from: 'sm', cell: ({ event }) => STATEMENT_EVENTS[event] },
  { id: 'paid', header: 'Paid', isNumeric: true, cell: (row) => money(row, 'netMinor') },
  {
    id: 'rate',
    header: 'Rate',
    isNumeric: true,
    cell: ({ isDeducted, commissionPermille }) =>
      isDeducted ? 'On the invoice' : formatPermille(commissionPermille),
  },
  {
    id: 'commission',
    header: 'Commission',
    isNumeric: true,
    cell: (row) => money(row, 'commissionMinor'),
  },
]

/** A key for each row: two payments of one day can be identical in all fields, so they are numbered. */
function rowKeys(rows: readonly StatementRow[]): Map<StatementRow, string> {
  const seen = new Map<string, number>()
  return new Map(
    rows.map((row) => {
      const fields = `${row.orderNumber} ${row.event} ${row.day} ${row.netMinor}`
      const nth = (seen.get(fields) ?? 0) + 1
      seen.set(fields, nth)
      return [row, `${fields} ${nth}`]
    }),
  )
}

function ClientRows({ client: { id, name, rows, totals } }: { client: StatementClient }) {
  const keys = rowKeys(rows)
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-heading wrap-anywhere">
        {name}
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-2">
        {formatTotal(totals, 'netMinor')} paid, {formatTotal(totals, 'commissionMinor')} commission
      </p>
      <DataTable
        caption={`Payments of ${name}`}
        columns={COLUMNS}
        rows={rows}
        keyOf={(row) => keys.get(row) ?? row.orderNumber}
      />
    </section>
  )
}
