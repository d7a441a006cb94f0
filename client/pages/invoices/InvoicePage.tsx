import { ArrowLeft, Download, Printer } from 'lucide-react'
import { Link } from 'react-router'
import { AccountGate } from '#client/components/account/AccountGate.tsx'
import { instantDayWords } from '#client/components/dayWords.ts'
import { invoicePdfAddress, loadInvoice } from '#client/api/invoiceCalls.ts'
import { localePath } from '#client/routing/localePath.ts'
import { useLoaded } from '#client/state/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import type { Route } from './+types/InvoicePage.ts'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx'

export const handle = { middleware: ['auth'] }

export function meta() {
  return [{ title: 'Invoice | AdMarket Direct' }]
}

/** An invoice or credit note, for screen and print. */
export default function InvoicePage({ params }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-4xl pt-6 pb-24 lg:pt-8 print:p-0">
      <Link
        to={localePath('/my-invoices')}
        className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-ink-2 hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        My invoices
      </Link>
      <AccountGate skeleton={<LoadingInvoice />}>
        {() => <OwnInvoice key={params.id} id={params.id} />}
      </AccountGate>
    </div>
  )
}

function OwnInvoice({ id }: { id: string }) {
  const { value: invoice, error, reload } = useLoaded(id, () => loadInvoice(id))
  if (error && (error.code === 'invoice_not_found' || error.code === 'invalid_format')) {
    return (
      <EmptyState
        level="h1"
        title="This invoice was not found"
        action={<LinkButton to={localePath('/my-invoices')}>My invoices</LinkButton>}
      >
        It may belong to another account, or the address may be incomplete.
      </EmptyState>
    )
  }
  if (error)
    return (
      <Callout
        tone="error"
        className="mt-4"
        title={error.message}
        actions={
          <Button variant="secondary" size="sm" onPress={reload}>
            Try again
          </Button>
        }
      />
    )
  if (!invoice) return <LoadingInvoice />
  const { document, status, paidAt, orderId } = invoice
  return (
    <>
      <title>{`${document.title} ${document.number} | AdMarket Direct`}</title>
      <div className="mt-1 mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="flex flex-wrap items-center gap-3">
          <InvoiceStatusBadge status={status} />
          {status === 'paid' && paidAt ? (
            <span className="text-sm text-ink-2">on {instantDayWords(paidAt)}</span>
          ) : null}
          <Link
            to={localePath(`/my-orders/${orderId}`)}
            className="inline-flex min-h-10 items-center text-sm font-semibold text-cobalt underline-offset-3 hover:underline"
          >
            Order {document.orderNumber}
          </Link>
        </p>
        <div className="flex gap-2">
          <Button variant="secondary" size="sm" onPress={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            Print
          </Button>
          <a href={invoicePdfAddress(id)} download className={buttonStyles('primary', 'sm')}>
            <Download aria-hidden="true" className="size-4" />
            Download PDF
          </a>
        </div>
      </div>
      <InvoiceSheet document={document} />
    </>
  )
}

function LoadingInvoice() {
  return (
    <div className="mt-1">
      <output className="sr-only">The invoice is loading</output>
      <Skeleton className="mb-5 h-10" />
      <Skeleton className="h-180 rounded-card" />
    </div>
  )
}
