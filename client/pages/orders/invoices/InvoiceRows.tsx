import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoney } from '#domain/foundation/money/money.ts'
import type { InvoiceListRow } from '#domain/orders/invoice/invoiceList.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { dayWords } from '#client/components/foundation/dayWords.ts'
import { invoicePdfAddress } from '#client/api/orders/invoiceCalls.ts'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'
import { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx'

const totalWords = ({ totalMinor, currency }: InvoiceListRow) =>
  formatMoney({ amountMinor: totalMinor, currency })

const kindWords = ({ kind }: InvoiceListRow) => (kind === 'credit_note' ? 'Credit note' : 'Invoice')

/** Only what waits for its payment is due. */
const dueWords = ({ status, dueDate }: InvoiceListRow) =>
  status === 'open' || status === 'overdue' ? dayWords(dueDate) : null

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

/** The invoices as a table. */
export function InvoiceTable({ rows }: { rows: readonly InvoiceListRow[] }) {
  return (
    <Table
      caption="Your invoices"
      className="print:overflow-visible print:rounded-none print:border-0 print:text-sm print:[&_td]:px-2 print:[&_th]:px-2"
    >
      <thead>
        <tr>
          <ColumnHeader>Invoice</ColumnHeader>
          <ColumnHeader>Date</ColumnHeader>
          <ColumnHeader>Order ID</ColumnHeader>
          <ColumnHeader>Status</ColumnHeader>
          <ColumnHeader>Due</ColumnHeader>
          <ColumnHeader isNumeric>Total</ColumnHeader>
          <ColumnHeader className="print:hidden">
            <span className="sr-only">PDF</span>
          </ColumnHeader>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="break-inside-avoid [&>td]:align-middle">
            <Cell className="whitespace-nowrap">
              <Link to={sitePath('invoice', { id: row.id })} className={LINK}>
                {row.number}
              </Link>
              {row.kind === 'credit_note' ? (
                <span className="block text-sm text-ink-2">{kindWords(row)}</span>
              ) : null}
            </Cell>
            <Cell className="whitespace-nowrap">{dayWords(row.issuedOn)}</Cell>
            <Cell>
              <Link to={sitePath('order', { id: row.orderId })} className={LINK}>
                {row.orderNumber}
              </Link>
            </Cell>
            <Cell>
              <InvoiceStatusBadge status={row.status} />
            </Cell>
            <Cell className="whitespace-nowrap">{dueWords(row)}</Cell>
            <Cell isNumeric className="font-semibold">
              {totalWords(row)}
            </Cell>
            <Cell className="text-right print:hidden">
              <PdfLink row={row} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The invoices where there is no room for their table. */
export function InvoiceCards({ rows }: { rows: readonly InvoiceListRow[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {rows.map((row) => (
        <li key={row.id} className="rounded-card border border-line bg-card p-4">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <Link
                to={sitePath('invoice', { id: row.id })}
                className="relative -my-2 inline-flex min-h-11 items-center font-semibold text-cobalt"
              >
                {row.number}
              </Link>
              <p className="text-sm text-ink-2">
                {kindWords(row)} of {dayWords(row.issuedOn)}
              </p>
            </div>
            <InvoiceStatusBadge status={row.status} />
          </div>
          <div className="mt-3 flex items-end justify-between gap-3">
            <div>
              <p className="num text-xl">{totalWords(row)}</p>
              <p className="text-sm text-ink-2">
                Order{' '}
                <Link to={sitePath('order', { id: row.orderId })} className={LINK}>
                  {row.orderNumber}
                </Link>
                {dueWords(row) ? `, due on ${dueWords(row)}` : ''}
              </p>
            </div>
            <PdfLink row={row} />
          </div>
        </li>
      ))}
    </ul>
  )
}
