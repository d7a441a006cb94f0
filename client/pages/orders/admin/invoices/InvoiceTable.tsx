import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type { InvoiceDeskRow } from '#domain/orders/admin/invoiceDesk.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { dayWords } from '#client/components/foundation/dayWords.ts'
import { Button } from '#client/ui/Button.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { InvoiceStatusBadge } from '../../invoices/InvoiceStatusBadge.tsx'

const LINK = 'font-semibold whitespace-nowrap text-cobalt underline-offset-3 hover:underline'

const reminderWords = ({ reminders, remindersPausedAt }: InvoiceDeskRow) =>
  remindersPausedAt ? 'Paused' : `${reminders} sent`

interface InvoiceRowProps {
  row: InvoiceDeskRow
  onPause: () => void
}

/** Whom it is made out to, on two lines however long: the whole is in its title. */
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

/** Invoices and credit notes, each the way to its document and its order. */
export function InvoiceTable({
  rows,
  onPause,
}: {
  rows: readonly InvoiceDeskRow[]
  onPause: (row: InvoiceDeskRow) => void
}) {
  return (
    <Table caption="Invoices">
      <thead>
        <tr>
          <ColumnHeader>Invoice, order</ColumnHeader>
          <ColumnHeader isNumeric>Total</ColumnHeader>
          <ColumnHeader>Status</ColumnHeader>
          <ColumnHeader>Due</ColumnHeader>
          <ColumnHeader>Reminders</ColumnHeader>
          <ColumnHeader>Buyer</ColumnHeader>
          <ColumnHeader>Issued</ColumnHeader>
        </tr>
      </thead>
      <tbody className="text-sm">
        {rows.map((row) => (
          <InvoiceRow key={row.id} row={row} onPause={() => onPause(row)} />
        ))}
      </tbody>
    </Table>
  )
}

function InvoiceRow({ row, onPause }: InvoiceRowProps) {
  const { id, number, kind, orderId, orderNumber, currency, totalMinor } = row
  return (
    <tr>
      <Cell>
        <Link to={sitePath('invoice', { id })} className={LINK}>
          {number}
        </Link>
        <span className="block whitespace-nowrap text-ink-2">
          {kind === 'credit_note' ? 'Credit note, ' : null}
          <Link to={sitePath('adminOrder', { id: orderId })} className={LINK}>
            {orderNumber}
          </Link>
        </span>
      </Cell>
      <Cell isNumeric>{formatMoney({ amountMinor: totalMinor, currency })}</Cell>
      <Cell>
        <InvoiceStatusBadge status={row.status} />
      </Cell>
      <Cell className="whitespace-nowrap">{dayWords(row.dueDate)}</Cell>
      <Cell hasControl className="whitespace-nowrap">
        <Reminders row={row} onPause={onPause} />
      </Cell>
      <Cell className="max-w-44 min-w-44 min-[90rem]:max-w-64">
        <Buyer row={row} />
      </Cell>
      <Cell className="whitespace-nowrap">{dayWords(row.issuedOn)}</Cell>
    </tr>
  )
}

/** The same where there is no room for their table. */
export function InvoiceCards({
  rows,
  onPause,
}: {
  rows: readonly InvoiceDeskRow[]
  onPause: (row: InvoiceDeskRow) => void
}) {
  return (
    <ul aria-label="Invoices" className="flex flex-col gap-3">
      {rows.map((row) => (
        <InvoiceCard key={row.id} row={row} onPause={() => onPause(row)} />
      ))}
    </ul>
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
            {kind === 'credit_note' ? 'Credit note' : 'Invoice'} of {dayWords(row.issuedOn)}
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
          {isOpen ? `, due on ${dayWords(row.dueDate)}` : ''}
        </p>
        <Reminders row={row} onPause={onPause} isNamed />
      </div>
    </li>
  )
}
