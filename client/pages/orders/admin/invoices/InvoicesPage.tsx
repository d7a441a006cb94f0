import { useState } from 'react'
import { pageHead } from '#client/routing/pageHead.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { AdminGate } from '#client/pages/foundation/admin/AdminGate.tsx'
import { BankImport } from './BankImport.tsx'
import { BookedPayments } from './BookedPayments.tsx'
import { Bookkeeping } from './Bookkeeping.tsx'
import { DeskInvoices } from './DeskInvoices.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('adminInvoices', { title: 'Invoices' })

/** All invoices: open and overdue ones, bank imports, and the bookkeeping export. */
export default function InvoicesPage() {
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <h1 className="text-title">Invoices</h1>
      <AdminGate capability="settleInvoices" skeleton={<Loading shape="mt-4 h-140" />}>
        {() => <Invoices />}
      </AdminGate>
    </div>
  )
}

function Invoices() {
  const [bookings, setBookings] = useState(0)
  return (
    <DeskInvoices bookings={bookings}>
      <div className="mt-10 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <BankImport onBooked={() => setBookings((count) => count + 1)} />
        <Bookkeeping />
        <BookedPayments bookings={bookings} onReversed={() => setBookings((count) => count + 1)} />
      </div>
    </DeskInvoices>
  )
}
