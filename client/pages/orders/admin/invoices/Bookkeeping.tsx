import { Download } from 'lucide-react'
import { useState } from 'react'
import { addDays, dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { bookkeepingAddress } from '#client/api/orders/deskInvoiceCalls.ts'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { DatePicker } from '#client/ui/DatePicker.tsx'
import { useSellerZone, zoneNote } from '#client/pages/foundation/admin/useSellerZone.ts'

interface Days {
  from: string | null
  until: string | null
}

/**
 * The first and last day of the previous month, in the seller's zone; none while the zone is
 * loading.
 */
function lastMonth(zone: string | null): Days {
  if (zone === null) return { from: null, until: null }
  const until = addDays(`${dayIn(zone, new Date()).slice(0, 8)}01`, -1)
  return { from: `${until.slice(0, 8)}01`, until }
}

/** Exports invoices and credit notes of some days for bookkeeping. */
export function Bookkeeping() {
  const zone = useSellerZone()
  const [chosen, setDays] = useState<Days | null>(null)
  const days = chosen ?? lastMonth(zone)
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
      ) : zone === null && chosen === null ? (
        <div className="mt-3 h-10" />
      ) : (
        <p className="mt-3 text-sm text-red">
          {isWhole ? 'The last day is before the first.' : 'Please choose both days.'}
        </p>
      )}
    </section>
  )
}
