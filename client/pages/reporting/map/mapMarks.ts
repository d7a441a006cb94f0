import type { BreakdownRow } from '#domain/reporting/figures/breakdown.ts'
import type { ReportedScreen, ReportPlaces } from '#domain/reporting/figures/reportPlaces.ts'
import type { MapMark } from '#client/components/planning/map/MarkedMap.tsx'
import { count, percent } from '../reportWords.ts'

/** Number of places with a name next to them. */
const NAMED = 8

/** A screen without a reported play for this time is drawn as off. */
const QUIET_MS = 60 * 60_000

/** Whether a screen of a running campaign has reported no play for an hour. */
export const isQuiet = (
  { lastPlayAt }: Pick<ReportedScreen, 'lastPlayAt'>,
  asOf: string,
): boolean => lastPlayAt === null || Date.parse(asOf) - Date.parse(lastPlayAt) > QUIET_MS

/** Regions as circles, by their delivery. */
export function placeMarks(rows: readonly BreakdownRow[], { places }: ReportPlaces): MapMark[] {
  const largest = rows[0]?.impressions ?? 1
  return rows.flatMap((row, at) => {
    const place = places.find(({ key }) => key === row.key)
    if (!place) return []
    const label = at < NAMED ? `${row.name} ${percent(row.share)}` : ''
    return [
      { ...place, look: { kind: 'circle' as const, share: row.impressions / largest }, label },
    ]
  })
}

/** Screens as signs with their row's number, and their plays next to them. */
export function screenMarks(
  rows: readonly BreakdownRow[],
  { screens }: ReportPlaces,
  { asOf, isRunning }: { asOf: string; isRunning: boolean },
): MapMark[] {
  return rows.flatMap((row, at) => {
    const screen = screens.find(({ key }) => key === row.key)
    if (!screen) return []
    const { key, latitude, longitude } = screen
    const look = {
      kind: 'sign' as const,
      number: at + 1,
      isOff: isRunning && isQuiet(screen, asOf),
    }
    return [{ key, latitude, longitude, look, label: count(row.plays) }]
  })
}
