import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type { InvoiceDeskRow } from '#domain/admin/invoiceDesk.ts'
import { formatMoney } from '#domain/money/money.ts'
import { dayWords } from '#client/components/dayWords.ts'
import { Button } from '#client/ui/Button.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { InvoiceStatusBadge } from '../../invoices/InvoiceStatusBadge.tsx'

const LINK = 'font-semibold whitespace-nowrap text-cobalt underline-offset-3 hover:underline'

const reminderWords = ({ reminders, remindersPausedAt }: InvoiceDeskRow) =>
  remindersPausedAt ? 'Paused' : `${reminders} sent`

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

function InvoiceRow({ row, onPause }: { row: InvoiceDeskRow; onPause: () => void }) {
  const { id, number, kind, orderId, orderNumber, buyer, email, currency, totalMinor } = row
  const isOpen = row.status === 'open' || row.status === 'overdue'
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
      <Cell className="py-1.5 whitespace-nowrap">
        {isOpen && !row.isReminded ? 'Not reminded' : null}
        {isOpen && row.isReminded ? (
          <span className="flex items-center gap-3">
            {reminderWords(row)}
            <Button
              variant="secondary"
              size="sm"
              aria-label={`${row.remindersPausedAt ? 'Resume' : 'Pause'} reminders of ${number}`}
              onPress={onPause}
            >
              {row.remindersPausedAt ? 'Resume' : 'Pause'}
            </Button>
          </span>
        ) : null}
      </Cell>
      <Cell className="min-w-44 wrap-anywhere">
        {buyer}
        <span className="block text-ink-2">{email}</span>
      </Cell>
      <Cell className="whitespace-nowrap">{dayWords(row.issuedOn)}</Cell>
    </tr>
  )
}
