import { lazy } from 'react'
import type { ReportKey } from '#client/api/reporting/reportCalls.ts'
import type { ReportPlaces } from '#domain/reporting/figures/reportPlaces.ts'
import type { SectionProps } from '../charts/section.types.ts'
import { SeenMap } from '../map/SeenMap.tsx'
import { useReportPlaces } from '../map/useReportPlaces.ts'
import { BreakdownCard } from './BreakdownCard.tsx'

const PlacesMap = lazy(() => import('../map/PlacesMap.tsx'))

/** The places of delivery, once their positions are loaded. */
export function PlacesCard({ reportKey, ...how }: SectionProps & { reportKey: ReportKey }) {
  return <PlacesOnMap {...how} places={useReportPlaces(reportKey)} />
}

/** The places of delivery, on a map and in a table. */
export function PlacesOnMap({
  report,
  places,
  ...how
}: SectionProps & {
  /** Null while loading. */
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
