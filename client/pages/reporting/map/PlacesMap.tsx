import type { BreakdownRow } from '#domain/reporting/figures/breakdown.ts'
import type { ReportPlaces } from '#domain/reporting/figures/reportPlaces.ts'
import MarkedMap from '#client/components/planning/map/MarkedMap.tsx'
import { placeMarks } from './mapMarks.ts'

/** The regions with figures in a report. */
export default function PlacesMap({
  rows,
  places,
  color,
}: {
  rows: readonly BreakdownRow[]
  places: ReportPlaces
  color: string
}) {
  const marks = placeMarks(rows, places)
  return (
    <MarkedMap
      country={places.country}
      marks={marks}
      color={color}
      summary={`A map of ${marks.length} regions; the table has the same figures.`}
    />
  )
}
