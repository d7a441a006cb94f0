import type { ReportView } from '#domain/report/reportView.types.ts'
import { loadReportPlaces, type ReportKey } from '#client/api/reportCalls.ts'
import { useLoaded } from '#client/state/useLoaded.ts'
import type { SectionProps } from '../charts/section.types.ts'
import { placeMarks, ReportMap, screenMarks, isQuiet } from '../map/ReportMap.tsx'
import { timeWords } from '../reportWords.ts'
import { BreakdownCard } from './BreakdownCard.tsx'

/** Asked for once: where things are does not move while the figures do. */
const usePlaces = ({ id, share }: ReportKey) =>
  useLoaded(`${id} ${share ?? ''}`, () => loadReportPlaces({ id, share, query: {} })).value

const isRunning = ({ pace }: ReportView) => pace.hasStarted && !pace.isOver

/** Where people were, on a map and in its table. */
export function PlacesCard({ report, reportKey, ...how }: SectionProps & { reportKey: ReportKey }) {
  const places = usePlaces(reportKey)
  const rows = report.breakdowns.place
  const marks = places ? placeMarks(rows, places) : []
  return (
    <BreakdownCard
      report={report}
      dimension="place"
      {...how}
      figure={
        places && marks.length === 0 ? null : (
          <ReportMap
            places={places}
            marks={marks}
            color={how.color}
            summary={`A map of ${marks.length} regions; the table has the same figures.`}
          />
        )
      }
    />
  )
}

/** The screens of a billboard campaign: numbered on the map, and in the table with the same numbers. */
export function ScreensCard({
  report,
  reportKey,
  ...how
}: SectionProps & { reportKey: ReportKey }) {
  const places = usePlaces(reportKey)
  const rows = report.breakdowns.publisher
  const state = { asOf: report.asOf, isRunning: isRunning(report) }
  const marks = places ? screenMarks(rows, places, state) : []
  const detailOf = (key: string): string => {
    const screen = places?.screens.find((one) => one.key === key)
    if (!screen) return ''
    if (!state.isRunning) return screen.detail
    const last = screen.lastPlayAt
      ? `last play ${timeWords(screen.lastPlayAt, report.zone)}`
      : 'no play told of for a day'
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
        <ReportMap
          places={places}
          marks={marks}
          color={how.color}
          summary={`A map of ${marks.length} screens; the number of each is that of its row in the table.`}
        />
      }
    />
  )
}
