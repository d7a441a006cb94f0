import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { chooseReportZone } from '#client/api/reporting/reportCalls.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { OwnDays } from './OwnDays.tsx'
import { PERIOD_NAMES, periodOf, periodDays, type PeriodName } from './reportPeriods.ts'
import { formatZonedTime, zoneChoices } from './reportWords.ts'
import type { LiveNews } from './useReportNews.ts'
import { useSearchChange } from './useSearchChange.ts'

/**
 * The days and zone of the report, and whether it updates. The URL contains both; the account
 * stores its zone.
 */
export function ReportBar({ report, live }: { report: ReportView; live: LiveNews }) {
  const change = useSearchChange()
  const { account } = useAccount()
  const period = periodOf(report)
  const options = Object.entries(PERIOD_NAMES).map(([id, label]) => ({
    id: id as PeriodName,
    label,
  }))
  return (
    <div className="my-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-y border-line py-3 print:hidden">
      <NativeSelect
        label="Period"
        look="plain"
        value={period}
        options={options}
        onChange={(name) => change({ ...periodDays(report, name) })}
        className="rounded-control border border-line-2 bg-card px-3.5"
      />
      {period === 'own' ? (
        <OwnDays
          report={report}
          label="First and last day"
          days={report}
          onChange={(days) => change({ ...days })}
        />
      ) : null}
      <LiveNote report={report} live={live} />
      <ZoneSwitch
        report={report}
        onChange={(zone) => {
          change({ zone })
          // The report shows the zone anyway; only the next one starts without it.
          if (account) chooseReportZone(zone).catch(() => null)
        }}
      />
    </div>
  )
}

function LiveNote({ report, live }: { report: ReportView; live: LiveNews }) {
  const { pace, zone } = report
  if (!pace.hasStarted || pace.isOver) return <span className="flex-1" />
  const at = formatZonedTime(live.news?.asOf ?? report.asOf, zone)
  return (
    <p className="flex flex-1 items-center justify-end gap-2 text-sm text-ink-2 max-sm:order-first max-sm:basis-full max-sm:justify-start">
      <span
        aria-hidden="true"
        className={live.isLost ? 'size-2 rounded-full bg-amber' : 'size-2 rounded-full bg-green'}
      />
      {live.isLost ? `No connection, as of ${at}` : `Live, as of ${at}`}
    </p>
  )
}

/**
 * Report times are CET/CEST (Reporting 2), the campaign's own, or those of another supported zone.
 */
function ZoneSwitch({
  report,
  onChange,
}: {
  report: ReportView
  onChange: (zone: TimeZoneId) => void
}) {
  const { buttons, others } = zoneChoices(report.lines.map(({ timeZone }) => timeZone))
  const isOther = others.some(({ id }) => id === report.zone)
  return (
    <div className="flex items-center gap-3">
      <SegmentedControl
        label="Time zone"
        isLabelHidden
        value={isOther ? 'other' : report.zone}
        onChange={(zone) => {
          if (zone !== 'other') onChange(zone)
        }}
        options={buttons}
      />
      <NativeSelect
        label="Other time zone"
        look="plain"
        value={isOther ? report.zone : ''}
        options={isOther ? others : [{ id: '', label: 'Other' }, ...others]}
        onChange={(zone) => {
          if (zone !== '') onChange(zone)
        }}
      />
    </div>
  )
}
