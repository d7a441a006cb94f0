import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoney } from '#domain/foundation/money/money.ts'
import type { InvoiceListRow } from '#domain/orders/invoice/invoiceList.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { invoicePdfAddress } from '#client/api/orders/invoiceCalls.ts'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx'

const formatTotal = ({ totalMinor, currency }: InvoiceListRow) =>
  formatMoney({ amountMinor: totalMinor, currency })

const kindWords = ({ kind }: InvoiceListRow) => (kind === 'credit_note' ? 'Credit note' : 'Invoice')

/** Only open invoices have a due date. */
const formatDue = ({ status, dueDate }: InvoiceListRow) =>
  status === 'open' || status === 'overdue' ? formatDate(dueDate) : null

const LINK = 'font-semibold text-cobalt underline-offset-3 hover:underline'

function PdfLink({ row }: { row: InvoiceListRow }) {
  return (
    <a
      href={invoicePdfAddress(row.id)}
      download
      className={buttonStyles('secondary', 'sm')}
      aria-label={`PDF of ${row.number}`}
    >
      <Download aria-hidden="true" className="size-4" />
      PDF
    </a>
  )
}

const COLUMNS: readonly Column<InvoiceListRow>[] = [
  {
    id: 'number',
    header: 'Invoice',
    className: 'whitespace-nowrap',
    cell: (row) => (
      <>
        <Link to={sitePath('invoice', { id: row.id })} className={LINK}>
          {row.number}
        </Link>
        {row.kind === 'credit_note' ? (
          <span className="block text-sm text-ink-2">{kindWords(row)}</span>
        ) : null}
      </>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    className: 'whitespace-nowrap',
    cell: ({ issuedOn }) => formatDate(issuedOn),
  },
  {
    id: 'order',
    header: 'Order ID',
    cell: ({ orderId, orderNumber }) => (
      <Link to={sitePath('order', { id: orderId })} className={LINK}>
        {orderNumber}
      </Link>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <InvoiceStatusBadge status={status} />,
  },
  { id: 'due', header: 'Due', className: 'whitespace-nowrap', cell: formatDue },
  {
    id: 'total',
    header: 'Total',
    isNumeric: true,
    className: 'font-semibold',
    cell: formatTotal,
  },
  {
    id: 'pdf',
    header: 'PDF',
    isHeaderHidden: true,
    headerClassName: 'print:hidden',
    className: 'text-right print:hidden',
    cell: (row) => <PdfLink row={row} />,
  },
]

/** The invoices as a table, or as cards in a narrow window. */
export function InvoiceRows({ rows }: { rows: readonly InvoiceListRow[] }) {
  return (
    <DataTable
      caption="Your invoices"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
      cards={{ below: 'lg', print: 'table', cardOf: (row) => <InvoiceCard row={row} /> }}
      className="print:overflow-visible print:rounded-none print:border-0 print:text-sm print:[&_td]:px-2 print:[&_th]:px-2"
      bodyClassName=""
      rowClassName={() => 'break-inside-avoid [&>td]:align-middle'}
    />
  )
}

function InvoiceCard({ row }: { row: InvoiceListRow }) {
  return (
    <li className="rounded-card border border-line bg-card p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Link
            to={sitePath('invoice', { id: row.id })}
            className="relative -my-2 inline-flex min-h-11 items-center font-semibold text-cobalt"
          >
            {row.number}
          </Link>
          <p className="text-sm text-ink-2">
            {kindWords(row)} of {formatDate(row.issuedOn)}
          </p>
        </div>
        <InvoiceStatusBadge status={row.status} />
      </div>
      <div className="mt-3 flex items-end justify-between gap-3">
        <div>
          <p className="num text-xl">{formatTotal(row)}</p>
          <p className="text-sm text-ink-2">
            Order{' '}
            <Link to={sitePath('order', { id: row.orderId })} className={LINK}>
              {row.orderNumber}
            </Link>
            {formatDue(row) ? `, due on ${formatDue(row)}` : ''}
          </p>
        </div>
        <PdfLink row={row} />
      </div>
    </li>
  )
}
