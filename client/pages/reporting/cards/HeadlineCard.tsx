import { formatNumber } from '#domain/foundation/wording/decimalWords.ts'
import { isHeard, isTelevision } from '#domain/foundation/media/mediaTraits.ts'
import { formatHousehold, formatListener } from '#domain/planning/findings/wording/peopleUnits.ts'
import { reachOf } from '#domain/planning/forecast/reach.ts'
import { reportFigures } from '#domain/reporting/report/reportFigures.ts'
import { oddRates, rateOf } from '#domain/reporting/figures/reportRates.ts'
import type {
  ReportNews,
  ReportReach,
  ReportView,
} from '#domain/reporting/report/reportView.types.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { Card } from '#client/ui/Card.tsx'
import { count, percent } from '../reportWords.ts'
import type { SectionProps } from '../charts/section.types.ts'
import { PacePanel } from './PacePanel.tsx'
import { ProgressBullet } from './ProgressBullet.tsx'

export interface HeadlineProps extends SectionProps {
  /** The live figures; null before the first. */
  news: ReportNews | null
  reportReach: ReportReach | null
  onStale: () => void
}

/** The report in a dozen figures: delivery, results, costs and projection. */
export function HeadlineCard({ report, news, reportReach, color, unit, onStale }: HeadlineProps) {
  const { pace } = report
  const totals = news?.totals ?? report.totals
  const delivered = news?.deliveredImpressions ?? pace.deliveredImpressions
  const isWhole = report.from === null && report.to === null
  const shown = isWhole ? delivered : totals.counts.impressions
  const goal = isWhole ? pace.bookedImpressions : totals.planned
  const notes = oddRates(totals.counts)
  return (
    <Card as="section" aria-label="Headline" padding="none" className="print:border-0">
      <div className="grid lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)] print:block">
        <div className="min-w-0 border-line lg:border-r">
          <div className="relative p-5 sm:p-6">
            <h2 className="font-sans text-sm font-semibold tracking-normal">Delivered {unit}</h2>
            <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
              <span>
                <span className="num text-title" data-testid="delivered">
                  {count(shown)}
                </span>{' '}
                <span className="text-ink-2">
                  of {count(goal)} {isWhole ? 'booked' : 'planned in these days'}
                </span>
              </span>
              {/* Next to the heading, as a phone has no room next to the figure. */}
              <span className="num text-heading max-sm:absolute max-sm:top-4 max-sm:right-5">
                {percent(rateOf(shown, goal))}
              </span>
            </p>
            {isWhole ? <ProgressBullet pace={pace} delivered={delivered} color={color} /> : null}
          </div>
          <Cells report={report} totals={totals} reportReach={reportReach} />
        </div>
        <PacePanel
          report={report}
          news={news}
          limits={reportReach?.limits ?? []}
          onStale={onStale}
        />
      </div>
      {notes.length > 0 ? (
        <div className="flex flex-col gap-3 border-t border-line p-5 sm:p-6">
          {notes.map((note) => (
            <Callout key={note} tone="warning" title={note} />
          ))}
        </div>
      ) : null}
    </Card>
  )
}

function Cells({
  report,
  totals,
  reportReach,
}: Pick<HeadlineProps, 'report' | 'reportReach'> & { totals: ReportView['totals'] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] border-t border-line sm:grid-cols-3">
      <ReachCells impressions={totals.counts.impressions} reportReach={reportReach} />
      {reportFigures(report, totals).map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </dl>
  )
}

/**
 * For one campaign by the impressions of the period; for several, people reached once since the
 * start.
 */
function ReachCells(props: { impressions: number; reportReach: ReportReach | null }) {
  const { reach: basis = null, together = null } = props.reportReach ?? {}
  const impressions = together?.impressions ?? props.impressions
  const reach = together?.people ?? (basis ? reachOf(impressions, basis) : null)
  const frequency = reach ? impressions / reach : null
  return (
    <>
      <Figure
        label="Reach"
        value={reach === null ? '…' : count(reach)}
        note={together ? 'different people so far (estimate)' : reachNote(reach, props.reportReach)}
      />
      <Figure
        label="Frequency"
        value={
          frequency === null
            ? '…'
            : `${formatNumber(frequency, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}×`
        }
        note="each, on average (estimate)"
      />
    </>
  )
}

/** Describes the people that the reach of one campaign counts. */
function reachNote(reach: number | null, reportReach: ReportReach | null): string {
  const { reach: basis, people } = reportReach ?? {}
  if (reach === null || !basis || !people) return 'people (estimate)'
  if (isTelevision(basis.mediaType))
    return `people, in ${formatHousehold(reach, people.country)} (estimate)`
  if (isHeard(basis.mediaType))
    return `people (estimate), of ${formatListener(people.audience, people.country)}`
  return 'people (estimate)'
}

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div className="-mt-px border-t border-line px-5 py-4 max-sm:pr-2 sm:px-6">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd>
        {/* An amount that wraps would be read as two. */}
        <span className="num block text-heading whitespace-nowrap max-sm:text-xl">{value}</span>
        <span className="block text-sm text-ink-2">{note}</span>
      </dd>
    </div>
  )
}
