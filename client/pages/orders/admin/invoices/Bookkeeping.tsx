import { Download } from 'lucide-react'
import { useState } from 'react'
import { bookkeepingAddress } from '#client/api/orders/deskInvoiceCalls.ts'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { DatePicker } from '#client/ui/DatePicker.tsx'
import { useSellerZone, zoneNote } from '#client/pages/foundation/admin/useSellerZone.ts'

/** The first day of the month before, and its last. */
function lastMonth(): { from: string | null; until: string | null } {
  const now = new Date()
  const day = (at: Date) => at.toISOString().slice(0, 10)
  return {
    from: day(new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1))),
    until: day(new Date(Date.UTC(now.getFullYear(), now.getMonth(), 0))),
  }
}

/** Invoices and credit notes of some days, as bookkeeping takes them. */
export function Bookkeeping() {
  const [days, setDays] = useState(lastMonth)
  const zone = useSellerZone()
  const { from, until } = days
  const isWhole = from !== null && until !== null
  return (
    <section aria-label="Bookkeeping" className="rounded-card border border-line bg-card p-5">
      <h2 className="text-subheading">Bookkeeping</h2>
      <p className="mt-1 text-sm text-ink-2">
        Documents issued on these days as CSV, in the columns of a DATEV booking batch. Your
        bookkeeper adds the accounts. {zoneNote(zone)}
      </p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-1">
        <DatePicker
          label="From"
          isRequired
          value={from}
          onChange={(day) => setDays({ ...days, from: day })}
        />
        <DatePicker
          label="Until"
          isRequired
          value={until}
          onChange={(day) => setDays({ ...days, until: day })}
        />
      </div>
      {isWhole && from <= until ? (
        <a
          href={bookkeepingAddress({ from, until })}
          download={`invoices-${from}-${until}.csv`}
          className={buttonStyles('secondary', 'sm', 'mt-3')}
        >
          <Download aria-hidden="true" className="size-4" />
          Export
        </a>
      ) : (
        <p className="mt-3 text-sm text-red">
          {isWhole ? 'The last day is before the first.' : 'Please choose both days.'}
        </p>
      )}
    </section>
  )
}
