import { FileText } from 'lucide-react'
import type { InvoiceStatus } from '#domain/orders/invoice/invoice.types.ts'
import { planPath } from '#content/sitePaths.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { AccountGate } from '#client/components/accounts/AccountGate.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { classNames } from '#client/ui/classNames.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { Paging } from '#client/ui/Paging.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { NoMatch } from '../NoMatch.tsx'
import { InvoiceRows } from './InvoiceRows.tsx'
import { INVOICE_STATUS_NAMES } from './InvoiceStatusBadge.tsx'
import { useInvoiceList, type InvoiceList } from './useInvoiceList.ts'

const LOADING_ROWS = (
  <Loading
    label="Your invoices are loading"
    className="flex flex-col gap-px"
    shape={Array<string>(4).fill('h-16 max-lg:h-36')}
  />
)
const LOADING = (
  <>
    <Loading shape="mb-4 h-18 sm:max-w-60" />
    {LOADING_ROWS}
  </>
)

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('myInvoices', { title: 'My invoices' })

const STATUS_OPTIONS = [
  { id: 'all' as const, label: 'All invoices' },
  ...(Object.keys(INVOICE_STATUS_NAMES) as InvoiceStatus[]).map((id) => ({
    id,
    label: INVOICE_STATUS_NAMES[id],
  })),
]

/** The invoices and credit notes of the account, newest first, each as a page and a PDF. */
export default function MyInvoicesPage() {
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <h1 className="text-title">My invoices</h1>
      <div className="mt-6">
        <AccountGate skeleton={LOADING}>{() => <Invoices />}</AccountGate>
      </div>
    </div>
  )
}

function Invoices() {
  const list = useInvoiceList()
  const { status, loaded } = list
  if (loaded.value?.total === 0 && status === null) return <NoInvoices />
  return (
    <>
      <NativeSelect
        label="Status"
        options={STATUS_OPTIONS}
        value={status ?? 'all'}
        onChange={(next) => list.showStatus(next === 'all' ? null : next)}
        className="mb-4 sm:max-w-60 print:hidden"
      />
      {status ? (
        <p className="mb-4 hidden print:block">Status: {INVOICE_STATUS_NAMES[status]}</p>
      ) : null}
      <ListedInvoices list={list} />
    </>
  )
}

function ListedInvoices({ list: { loaded, showStatus, showPage } }: { list: InvoiceList }) {
  const { isLoading } = loaded
  return (
    <PageState
      loaded={loaded}
      loading={LOADING_ROWS}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <NoMatch
          icon={<FileText aria-hidden="true" />}
          title="No invoice found"
          showAllLabel="Show all invoices"
          onShowAll={() => showStatus(null)}
        />
      }
    >
      {(value) => (
        <div
          aria-busy={isLoading}
          className={classNames('flex flex-col gap-4', isLoading && 'opacity-60')}
        >
          <InvoiceRows rows={value.rows} />
          <Paging label="invoices" {...value} onPage={showPage} />
        </div>
      )}
    </PageState>
  )
}

function NoInvoices() {
  return (
    <EmptyState
      icon={<FileText aria-hidden="true" />}
      title="No invoices yet"
      className="rounded-card border border-line bg-card"
      action={<LinkButton to={planPath(null)}>Plan a campaign</LinkButton>}
    >
      Each order’s invoice appears here, also as a PDF, as soon as you place it.
    </EmptyState>
  )
}
