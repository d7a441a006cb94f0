import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { INVALID_KINDS } from '#domain/delivery/counting/eventKind.ts'
import { countsPlays } from '#domain/foundation/media/mediaTraits.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { INVALID_WORDS } from '#domain/reporting/figures/deliveryCounts.ts'
import { rateOf } from '#domain/reporting/figures/reportRates.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { Card } from '#client/ui/Card.tsx'
import { capitalized, count, formatZonedMinute, percent } from '../reportWords.ts'

/** From the counts to the invoice, in one line; always for the whole campaign. */
export function BilledCard({ report, unit }: { report: ReportView; unit: string }) {
  const { reconciliation: sum, zone, asOf } = report
  const agrees = sum.differences.length === 0
  return (
    <Card as="section" aria-label="What is billed" padding="none" className="print:border-0">
      <div className="flex flex-wrap items-start justify-between gap-3 p-5 sm:p-6">
        <div>
          <h2 className="text-heading">What is billed</h2>
          <p className="mt-1 text-sm text-ink-2">
            Report, ledger and event count use the same rows, to the{' '}
            {unit === 'views' ? 'view' : 'impression'} and the cent.
          </p>
        </div>
        <p
          className={`flex items-center gap-2 text-sm font-semibold ${agrees ? 'text-green' : 'text-orange'}`}
        >
          {agrees ? (
            <CircleCheck aria-hidden="true" className="size-4" />
          ) : (
            <TriangleAlert aria-hidden="true" className="size-4" />
          )}
          Checked {formatZonedMinute(asOf, zone)}: {agrees ? 'no difference' : 'a difference'}
        </p>
      </div>
      <dl className="grid border-t border-line sm:grid-cols-2 lg:grid-cols-5 lg:divide-x lg:divide-line">
        <Step label="Counted" value={count(sum.counted)} note={countedNote(report)} />
        <Step
          label="Invalid"
          value={`${sum.invalid > 0 ? '− ' : ''}${count(sum.invalid)}`}
          note={`${percent(rateOf(sum.invalid, sum.counted), 2)}, never billed`}
        />
        <Step label="Delivered" value={count(sum.delivered)} note={deliveredNote(report)} />
        <Step label="Billed" value={formatUsd(sum.spentUsdMinor)} note={billedNote(report)} />
        <Step
          label="Invoice"
          value={
            report.invoice ? (
              <Link
                className="text-cobalt underline"
                to={sitePath('invoice', { id: report.invoice.id })}
              >
                {report.invoice.number}
              </Link>
            ) : (
              'With the owner'
            )
          }
          note={`${formatUsd(sum.budgetUsdMinor)} for ${report.lines.length === 1 ? 'this campaign' : 'these campaigns'}; ${formatUsd(sum.remainingUsdMinor)} left`}
        />
      </dl>
      <div className="border-t border-line p-5 text-sm text-ink-2 sm:px-6">
        <InvalidWords report={report} />
        {sum.differences.map((difference) => (
          <p key={difference} className="text-orange">
            {difference}
          </p>
        ))}
      </div>
    </Card>
  )
}

function Step({ label, value, note }: { label: string; value: ReactNode; note: string }) {
  return (
    <div className="px-5 py-4 sm:px-6">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd>
        <span className="block text-subheading font-bold wrap-anywhere tabular-nums">{value}</span>
        <span className="block text-sm text-ink-2">{note}</span>
      </dd>
    </div>
  )
}

/** Billboards count plays, which views are derived from. */
function countedNote({ lines, totals }: ReportView): string {
  if (lines.every(({ mediaType }) => !countsPlays(mediaType))) return 'all signed beacons'
  return `${count(totals.counts.valid.play)} signed plays, as many views as each was sold for`
}

/** Delivery after the settlement of a campaign is shown, but not billed. */
const deliveredNote = ({ reconciliation: { afterEnd } }: ReportView): string =>
  afterEnd > 0
    ? `since the start; ${count(afterEnd)} of them after it was settled, not billed`
    : 'since the start'

function billedNote({
  reconciliation: { delivered, billed, returnedUsdMinor },
}: ReportView): string {
  const notes = [`for ${count(billed)}`]
  if (delivered > billed) notes.push(`${count(delivered - billed)} more are free`)
  if (returnedUsdMinor > 0) notes.push(`${formatUsd(returnedUsdMinor)} came back`)
  return notes.join(', ')
}

function InvalidWords({ report }: { report: ReportView }) {
  const { invalid } = report.totals.counts
  const found = INVALID_KINDS.filter((kind) => invalid[kind] > 0).map(
    (kind) => `${INVALID_WORDS[kind]} ${count(invalid[kind])}`,
  )
  const isWhole = report.from === null && report.to === null
  const of = isWhole ? '' : ' in the days shown'
  return (
    <p>
      {found.length === 0
        ? `No invalid events${of}.`
        : capitalized(`invalid, by kind${of}: ${found.join(', ')}.`)}
    </p>
  )
}
