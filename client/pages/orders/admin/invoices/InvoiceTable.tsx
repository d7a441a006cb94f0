import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type { InvoiceDeskRow } from '#domain/orders/admin/invoiceDesk.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { Button } from '#client/ui/Button.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'
import { InvoiceStatusBadge } from '../../invoices/InvoiceStatusBadge.tsx'

const LINK = 'font-semibold whitespace-nowrap text-cobalt underline-offset-3 hover:underline'

const reminderWords = ({ reminders, remindersPausedAt }: InvoiceDeskRow) =>
  remindersPausedAt ? 'Paused' : `${reminders} sent`

interface InvoiceTableProps {
  rows: readonly InvoiceDeskRow[]
  onPause: (row: InvoiceDeskRow) => void
}

interface InvoiceRowProps {
  row: InvoiceDeskRow
  onPause: () => void
}

/** The addressee, on at most two lines; the title has the whole text. */
function Buyer({ row: { buyer, email } }: Pick<InvoiceRowProps, 'row'>) {
  return (
    <>
      <span className="line-clamp-2 wrap-anywhere" title={buyer}>
        {buyer}
      </span>
      <span className="block truncate text-ink-2" title={email}>
        {email}
      </span>
    </>
  )
}

function Reminders({ row, isNamed = false, onPause }: InvoiceRowProps & { isNamed?: boolean }) {
  const { status, isReminded, remindersPausedAt, number } = row
  if (status !== 'open' && status !== 'overdue') return null
  if (!isReminded) return 'Not reminded'
  return (
    <span className="flex items-center gap-3 tabular-nums">
      {isNamed ? `Reminders: ${reminderWords(row).toLowerCase()}` : reminderWords(row)}
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${remindersPausedAt ? 'Resume' : 'Pause'} reminders of ${number}`}
        onPress={onPause}
      >
        {remindersPausedAt ? 'Resume' : 'Pause'}
      </Button>
    </span>
  )
}

/** Invoices and credit notes with links to their documents and orders. */
export function InvoiceTable({ rows, onPause }: InvoiceTableProps) {
  return (
    <DataTable
      caption="Invoices"
      columns={columnsOf(onPause)}
      rows={rows}
      keyOf={({ id }) => id}
      cards={{
        below: 'lg',
        className: 'flex flex-col gap-3',
        cardOf: (row) => <InvoiceCard row={row} onPause={() => onPause(row)} />,
      }}
    />
  )
}

const columnsOf = (onPause: InvoiceTableProps['onPause']): Column<InvoiceDeskRow>[] => [
  { id: 'number', header: 'Invoice, order', cell: (row) => <InvoiceLinks row={row} /> },
  {
    id: 'total',
    header: 'Total',
    isNumeric: true,
    cell: ({ totalMinor, currency }) => formatMoney({ amountMinor: totalMinor, currency }),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <InvoiceStatusBadge status={status} />,
  },
  {
    id: 'due',
    header: 'Due',
    className: 'whitespace-nowrap',
    cell: ({ dueDate }) => formatDate(dueDate),
  },
  {
    id: 'reminders',
    header: 'Reminders',
    hasControl: true,
    className: 'whitespace-nowrap',
    cell: (row) => <Reminders row={row} onPause={() => onPause(row)} />,
  },
  {
    id: 'buyer',
    header: 'Buyer',
    className: 'max-w-44 min-w-44 min-[90rem]:max-w-64',
    cell: (row) => <Buyer row={row} />,
  },
  {
    id: 'issued',
    header: 'Issued',
    className: 'whitespace-nowrap',
    cell: ({ issuedOn }) => formatDate(issuedOn),
  },
]

function InvoiceLinks({
  row: { id, number, kind, orderId, orderNumber },
}: Pick<InvoiceRowProps, 'row'>) {
  return (
    <>
      <Link to={sitePath('invoice', { id })} className={LINK}>
        {number}
      </Link>
      <span className="block whitespace-nowrap text-ink-2">
        {kind === 'credit_note' ? 'Credit note, ' : null}
        <Link to={sitePath('adminOrder', { id: orderId })} className={LINK}>
          {orderNumber}
        </Link>
      </span>
    </>
  )
}

function InvoiceCard({ row, onPause }: InvoiceRowProps) {
  const { id, number, kind, orderId, orderNumber, currency, totalMinor, status } = row
  const isOpen = status === 'open' || status === 'overdue'
  return (
    <li className="rounded-card border border-line bg-card p-4 text-sm">
      <div className="flex items-start justify-between gap-3">
        <p>
          <Link to={sitePath('invoice', { id })} className={LINK}>
            {number}
          </Link>
          <span className="block text-ink-2">
            {kind === 'credit_note' ? 'Credit note' : 'Invoice'} of {formatDate(row.issuedOn)}
          </span>
        </p>
        <InvoiceStatusBadge status={status} />
      </div>
      <div className="mt-2">
        <Buyer row={row} />
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
        <p className="text-ink-2">
          <span className="num block text-xl text-ink">
            {formatMoney({ amountMinor: totalMinor, currency })}
          </span>
          Order{' '}
          <Link to={sitePath('adminOrder', { id: orderId })} className={LINK}>
            {orderNumber}
          </Link>
          {isOpen ? `, due on ${formatDate(row.dueDate)}` : ''}
        </p>
        <Reminders row={row} onPause={onPause} isNamed />
      </div>
    </li>
  )
}
