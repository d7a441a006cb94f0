import { useSearchParams } from 'react-router'
import type { InvoiceStatus } from '#domain/orders/invoice/invoice.types.ts'
import type { InvoiceListPage } from '#domain/orders/invoice/invoiceList.types.ts'
import { loadMyInvoices } from '#client/api/orders/invoiceCalls.ts'
import { useLoaded, type Loaded } from '#client/state/foundation/useLoaded.ts'
import { INVOICE_STATUS_NAMES } from './InvoiceStatusBadge.tsx'

export interface InvoiceList {
  status: InvoiceStatus | null
  page: number
  loaded: Loaded<InvoiceListPage>
  showStatus: (status: InvoiceStatus | null) => void
  showPage: (page: number) => void
}

const MAX_PAGE = 10_000

const isStatus = (text: string | null): text is InvoiceStatus =>
  text !== null && Object.hasOwn(INVOICE_STATUS_NAMES, text)

/** The invoice list of the URL. */
export function useInvoiceList(): InvoiceList {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('status')
  const status = isStatus(asked) ? asked : null
  const number = Number(search.get('page') ?? 1)
  const page = Number.isInteger(number) && number >= 1 && number <= MAX_PAGE ? number : 1
  const loaded = useLoaded(`${status ?? ''} ${page}`, () =>
    loadMyInvoices({ ...(status ? { status } : {}), page }),
  )
  return {
    status,
    page,
    loaded,
    showStatus: (next) =>
      setSearch(next ? { status: next } : {}, { replace: true, preventScrollReset: true }),
    showPage: (next) =>
      setSearch({ ...(status ? { status } : {}), ...(next > 1 ? { page: String(next) } : {}) }),
  }
}
