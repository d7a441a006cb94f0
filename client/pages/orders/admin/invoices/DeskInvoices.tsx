import { FileSearch } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import {
  INVOICE_LIST_NAMES,
  INVOICE_LISTS,
  type InvoiceDeskRow,
  type InvoiceList,
} from '#domain/orders/admin/invoiceDesk.ts'
import { loadDeskInvoices } from '#client/api/orders/deskInvoiceCalls.ts'
import { QueueSearch } from '#client/components/foundation/queue/QueueSearch.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { EmptyList } from '#client/pages/foundation/admin/board/EmptyList.tsx'
import { ListTabs } from '#client/pages/foundation/admin/board/ListTabs.tsx'
import { LoadedList } from '#client/pages/foundation/admin/board/LoadedList.tsx'
import { InvoiceTable } from './InvoiceTable.tsx'
import { PauseDialog } from './PauseDialog.tsx'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

interface InvoicesView {
  list: InvoiceList
  q: string
  after: string
}

const readView = (address: URLSearchParams): InvoicesView => ({
  list: INVOICE_LIST_NAMES.find((name) => name === address.get('list')) ?? 'open',
  q: firstCharacters((address.get('q') ?? '').trim(), MAX_SEARCH_LENGTH),
  after: (address.get('after') ?? '').slice(0, 60),
})

const writeView = ({ list, q, after }: InvoicesView): Record<string, string> => ({
  ...(list === 'open' ? {} : { list }),
  ...(q ? { q } : {}),
  ...(after ? { after } : {}),
})

/**
 * The invoice list of the URL; reloaded after bookings. Content below it appears with the first
 * list, whose height is unknown.
 */
export function DeskInvoices({ bookings, children }: { bookings: number; children: ReactNode }) {
  const [address, setAddress] = useSearchParams()
  const view = readView(address)
  const query = writeView(view)
  const loaded = useLoaded(`${bookings} ${JSON.stringify(query)}`, () => loadDeskInvoices(query))
  const [paused, setPaused] = useState<InvoiceDeskRow | null>(null)
  const go = (change: Partial<InvoicesView>) =>
    setAddress(writeView({ ...view, after: '', ...change }))
  return (
    <>
      <ListTabs
        lists={INVOICE_LISTS}
        current={view.list}
        queryOf={(list) => writeView({ list, q: '', after: '' })}
      />
      <search className="mt-4 block">
        <QueueSearch
          key={view.q}
          label="Invoice, order or email"
          value={view.q}
          onAsk={(q) => go({ q, list: q === '' ? view.list : 'all' })}
        />
      </search>
      <div className="mt-4 flex flex-col gap-4">
        <LoadedList loaded={loaded} label="invoices">
          {({ rows }) => <Found rows={rows} view={view} onPause={setPaused} />}
        </LoadedList>
      </div>
      {loaded.value || loaded.error ? children : null}
      {paused ? (
        <PauseDialog
          key={paused.id}
          invoice={paused}
          onClose={() => setPaused(null)}
          onDone={loaded.reload}
        />
      ) : null}
    </>
  )
}

function Found({
  rows,
  view: { list, q },
  onPause,
}: {
  rows: readonly InvoiceDeskRow[]
  view: InvoicesView
  onPause: (row: InvoiceDeskRow) => void
}) {
  if (rows.length > 0) return <InvoiceTable rows={rows} onPause={onPause} />
  return (
    <EmptyList
      icon={<FileSearch aria-hidden="true" />}
      isNarrowed={q !== ''}
      title="No invoice here"
      tip="Search finds the number of an invoice or order, or the email of an order."
      action={
        list === 'all' ? null : (
          <Link
            to={`${sitePath('adminInvoices')}?list=all`}
            className="font-semibold text-cobalt underline underline-offset-3"
          >
            Show all invoices
          </Link>
        )
      }
    />
  )
}
