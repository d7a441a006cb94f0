import { lazy } from 'react'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import type { ReportKey } from '#client/api/reporting/reportCalls.ts'
import type { SectionProps } from '../charts/section.types.ts'
import { isQuiet, screenMarks } from '../map/mapMarks.ts'
import { SeenMap } from '../map/SeenMap.tsx'
import { useReportPlaces } from '../map/useReportPlaces.ts'
import { formatZonedTime } from '../reportWords.ts'
import { BreakdownCard } from './BreakdownCard.tsx'

const MarkedMap = lazy(() => import('#client/components/planning/map/MarkedMap.tsx'))

const isRunning = ({ pace }: ReportView) => pace.hasStarted && !pace.isOver

/** The screens of a billboard campaign: numbered on the map, and in the table with the same numbers. */
export function ScreensCard({
  report,
  reportKey,
  ...how
}: SectionProps & { reportKey: ReportKey }) {
  const places = useReportPlaces(reportKey)
  const rows = report.breakdowns.publisher
  const state = { asOf: report.asOf, isRunning: isRunning(report) }
  const marks = places ? screenMarks(rows, places, state) : []
  const detailOf = (key: string): string => {
    const screen = places?.screens.find((one) => one.key === key)
    if (!screen) return ''
    if (!state.isRunning) return screen.detail
    const last = screen.lastPlayAt
      ? `last play ${formatZonedTime(screen.lastPlayAt, report.zone)}`
      : 'no play reported for a day'
    return `${screen.detail} · ${isQuiet(screen, report.asOf) ? 'offline, ' : ''}${last}`
  }
  return (
    <BreakdownCard
      report={report}
      dimension="publisher"
      {...how}
      detailOf={detailOf}
      isNumbered
      figure={
        <SeenMap>
          {places
            ? () => (
                <MarkedMap
                  country={places.country}
                  marks={marks}
                  color={how.color}
                  summary={`A map of ${marks.length} screens; the number of each is that of its row in the table.`}
                />
              )
            : null}
        </SeenMap>
      }
    />
  )
}
