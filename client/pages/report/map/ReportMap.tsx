import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { BreakdownRow } from '#domain/report/breakdown.ts'
import type { ReportedScreen, ReportPlaces } from '#domain/report/reportPlaces.ts'
import type { MapMark } from '#client/components/map/MarkedMap.tsx'
import { count, percent } from '../reportWords.ts'

const MarkedMap = lazy(() => import('#client/components/map/MarkedMap.tsx'))

/** So many places have their name beside them. */
const NAMED = 8

/** A screen that has not told of a play for so long is drawn as one that is off. */
const QUIET_MS = 60 * 60_000

/** Whether a screen of a running campaign has told of no play for an hour. */
export const isQuiet = (
  { lastPlayAt }: Pick<ReportedScreen, 'lastPlayAt'>,
  asOf: string,
): boolean => lastPlayAt === null || Date.parse(asOf) - Date.parse(lastPlayAt) > QUIET_MS

/** Regions as circles, by what was delivered in each. */
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

/** Screens as signs with the number of their row, beside them their plays. */
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

/** Whether an element has come near the part of the page that is seen. */
function useSeen() {
  const ref = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isSeen }
}

/** The map of a report; its code comes when the reader has come to it. */
export function ReportMap({
  places,
  marks,
  color,
  summary,
}: {
  places: ReportPlaces | null
  marks: readonly MapMark[]
  color: string
  summary: string
}) {
  const { ref, isSeen } = useSeen()
  const room = (
    <span className="@container block overflow-hidden rounded-card border border-line">
      <span className="block aspect-[4/3] bg-sand @lg:aspect-[15/8]" />
    </span>
  )
  return (
    <div ref={ref}>
      {places && isSeen ? (
        <Suspense fallback={room}>
          <MarkedMap country={places.country} marks={marks} color={color} summary={summary} />
        </Suspense>
      ) : (
        room
      )}
    </div>
  )
}
