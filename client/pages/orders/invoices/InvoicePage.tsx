import { formatInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { pageHead } from '#client/routing/pageHead.ts'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import type { InvoiceView } from '#domain/orders/invoice/invoiceView.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { pageTitle } from '#content/site.ts'
import { MailedAccessGate } from '#client/components/orders/access/MailedAccessGate.tsx'
import { DocumentFrame } from '#client/components/foundation/document/DocumentFrame.tsx'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import {
  downloadInvoicePdf,
  invoicePdfAddress,
  loadInvoice,
} from '#client/api/orders/invoiceCalls.ts'
import { readAccessToken } from '#client/state/foundation/identity/accessToken.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { showToast } from '#client/ui/toasts.ts'
import type { Route } from './+types/InvoicePage.ts'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import { PayInvoice } from './PayInvoice.tsx'
import { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx'

const LOADING = (
  <Loading
    label="The invoice is loading"
    className="mt-1"
    shape={['mb-5 h-10', 'h-180 rounded-card']}
  />
)

export const meta = () => pageHead('invoice', { title: 'Invoice' })

/** An invoice or credit note, for screen and print: for its owner, and by its mailed link with a code. */
export default function InvoicePage({ params: { id } }: Route.ComponentProps) {
  const { status, account } = useAccount()
  return (
    <DocumentFrame
      className="max-w-4xl"
      back={account ? { to: sitePath('myInvoices'), label: 'My invoices' } : null}
    >
      {status === 'unknown' ? (
        LOADING
      ) : (
        <OneInvoice key={`${id} ${account?.id ?? ''}`} id={id} account={account} />
      )}
    </DocumentFrame>
  )
}

function OneInvoice({ id, account }: { id: string; account: AccountProfile | null }) {
  const [token, setToken] = useState(readAccessToken)
  const loaded = useLoaded(`${id} ${token ?? ''}`, () => loadInvoice(id, token))
  return (
    <PageState
      loaded={loaded}
      loading={LOADING}
      missing={
        <MailedAccessGate
          resource={{ resource: 'invoice', id }}
          skeleton={LOADING}
          missing={<NoInvoice isLoggedIn={account !== null} />}
          onOpened={() => setToken(readAccessToken())}
        />
      }
    >
      {(invoice) => (
        <Invoice
          invoice={invoice}
          ownerLinks={account !== null}
          onPaid={loaded.reload}
          onDownload={token === null ? null : () => downloadInvoicePdf(id, token)}
        />
      )}
    </PageState>
  )
}

function NoInvoice({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <EmptyState
      level="h1"
      title="This invoice was not found"
      action={
        isLoggedIn ? (
          <LinkButton to={sitePath('myInvoices')}>My invoices</LinkButton>
        ) : (
          <LinkButton to={sitePath('home')}>Go to the home page</LinkButton>
        )
      }
    >
      The address may be incomplete. The link in our email opens it.
    </EmptyState>
  )
}

function Invoice({
  invoice: { document, status, paidAt, orderId, canPayByCard, pauses },
  ownerLinks,
  onDownload,
  onPaid,
}: {
  invoice: InvoiceView
  /** Whether the reader can open the order's page too. */
  ownerLinks: boolean
  /** For a reader with a code; null for a logged-in one. */
  onDownload: (() => Promise<void>) | null
  onPaid: () => void
}) {
  return (
    <>
      <title>{pageTitle(`${document.title} ${document.number}`)}</title>
      <div className="mt-1 mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="flex flex-wrap items-center gap-3">
          <InvoiceStatusBadge status={status} />
          {status === 'paid' && paidAt ? (
            <span className="text-sm text-ink-2">on {formatInstantDate(paidAt)}</span>
          ) : null}
          {ownerLinks ? (
            <Link
              to={sitePath('order', { id: orderId })}
              className="inline-flex min-h-10 items-center text-sm font-semibold max-sm:min-h-11 text-cobalt underline-offset-3 hover:underline"
            >
              Order {document.orderNumber}
            </Link>
          ) : (
            <span className="text-sm text-ink-2">Order {document.orderNumber}</span>
          )}
        </p>
        <div className="flex gap-2">
          <Button variant="secondary" size="sm" onPress={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            Print
          </Button>
          <PdfDownload id={document.id} onDownload={onDownload} />
        </div>
      </div>
      {canPayByCard ? <PayInvoice document={document} orderId={orderId} onPaid={onPaid} /> : null}
      <InvoiceSheet document={document} />
      {pauses.length > 0 ? (
        <section aria-label="Paused days" className="mt-5 text-sm text-ink-2 wrap-anywhere">
          <h2 className="font-sans text-sm font-semibold tracking-normal">Paused days</h2>
          <ul>
            {pauses.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>What you paid stays paid. Paused days change nothing on this invoice.</p>
        </section>
      ) : null}
    </>
  )
}

function PdfDownload({ id, onDownload }: { id: string; onDownload: (() => Promise<void>) | null }) {
  const [isLoading, setLoading] = useState(false)
  const label = (
    <>
      <Download aria-hidden="true" className="size-4" />
      Download PDF
    </>
  )
  if (!onDownload)
    return (
      <a href={invoicePdfAddress(id)} download className={buttonStyles('primary', 'sm')}>
        {label}
      </a>
    )
  const download = async () => {
    setLoading(true)
    try {
      await onDownload()
    } catch {
      showToast({
        tone: 'error',
        title: 'The PDF could not be loaded.',
        description: 'Please try again.',
      })
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button size="sm" isPending={isLoading} onPress={() => void download()}>
      {label}
    </Button>
  )
}
