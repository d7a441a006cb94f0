import { Download } from 'lucide-react'
import { useState } from 'react'
import { bookkeepingAddress } from '#client/api/deskInvoiceCalls.ts'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { TextField } from '#client/ui/TextField.tsx'

/** The first day of the month before, and its last. */
function lastMonth(): { from: string; until: string } {
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
  const isWhole = days.from !== '' && days.until !== ''
  return (
    <section aria-label="Bookkeeping" className="rounded-card border border-line bg-card p-5">
      <h2 className="text-subheading">Bookkeeping</h2>
      <p className="mt-1 text-sm text-ink-2">
        Documents issued on these days as CSV, in the columns of a DATEV booking batch. Your
        bookkeeper adds the accounts.
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <TextField
          label="From"
          type="date"
          isRequired
          value={days.from}
          onChange={(from) => setDays({ ...days, from })}
        />
        <TextField
          label="Until"
          type="date"
          isRequired
          value={days.until}
          onChange={(until) => setDays({ ...days, until })}
        />
      </div>
      {isWhole && days.from <= days.until ? (
        <a
          href={bookkeepingAddress(days)}
          download={`invoices-${days.from}-${days.until}.csv`}
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
