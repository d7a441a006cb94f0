import { lazy } from 'react'
import type { ReportKey } from '#client/api/reporting/reportCalls.ts'
import type { ReportPlaces } from '#domain/reporting/figures/reportPlaces.ts'
import type { SectionProps } from '../charts/section.types.ts'
import { SeenMap } from '../map/SeenMap.tsx'
import { useReportPlaces } from '../map/useReportPlaces.ts'
import { BreakdownCard } from './BreakdownCard.tsx'

const PlacesMap = lazy(() => import('../map/PlacesMap.tsx'))

/** Where people were, once it is known where that lies. */
export function PlacesCard({ reportKey, ...how }: SectionProps & { reportKey: ReportKey }) {
  return <PlacesOnMap {...how} places={useReportPlaces(reportKey)} />
}

/** Where people were, on a map and in its table. */
export function PlacesOnMap({
  report,
  places,
  ...how
}: SectionProps & {
  /** Null while they are on their way. */
  places: ReportPlaces | null
}) {
  const rows = report.breakdowns.place
  const isKnown = places?.places.some(({ key }) => rows.some((row) => row.key === key))
  return (
    <BreakdownCard
      report={report}
      dimension="place"
      {...how}
      figure={
        isKnown === false ? null : (
          <SeenMap>
            {places ? () => <PlacesMap rows={rows} places={places} color={how.color} /> : null}
          </SeenMap>
        )
      }
    />
  )
}
