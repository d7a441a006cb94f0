import { useMemo } from 'react'
import { heatmapOf, type HeatCell, type Heatmap } from '#domain/reporting/figures/heatmap.ts'
import { classNames } from '#client/ui/classNames.ts'
import { capitalized, count, zoneLabel } from '../reportWords.ts'
import type { SectionProps } from './section.types.ts'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** Delivery by weekday and hour, with the number in each cell. It is its own table. */
export function HeatmapSection({ report, color, unit }: SectionProps) {
  const { grid, zone, asOf, range } = report
  const map = useMemo(() => heatmapOf(grid, { zone, asOf, range }), [grid, zone, asOf, range])
  return (
    <section aria-labelledby="heatmap" className="p-5 sm:p-6 print:break-inside-avoid">
      <h2 id="heatmap" className="text-heading">
        Hours of the week
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        {capitalized(unit)} per hour, averaged over full hours. Times are {zoneLabel(zone)}.
      </p>
      <WideMap map={map} color={color} />
      <TallMap map={map} color={color} />
      <p className="mt-3 text-sm text-ink-2">
        – Not booked, or no full hour yet. Totals count all {unit} of each weekday.
      </p>
    </section>
  )
}

interface MapProps {
  map: Heatmap
  color: string
}

function WideMap({ map, color }: MapProps) {
  return (
    <table className="mt-4 w-full table-fixed border-separate border-spacing-0.5 text-center text-xs tabular-nums max-lg:hidden">
      <caption className="sr-only">Hours of the week</caption>
      <thead>
        <tr>
          <th scope="col" className="w-11 text-left">
            <span className="sr-only">Weekday</span>
          </th>
          {HOURS.map((hour) => (
            <th key={hour} scope="col" className="font-normal text-ink-2">
              {hour.slice(0, 2)}
              <span className="sr-only">:00</span>
            </th>
          ))}
          <th scope="col" className="w-18 pr-1 text-right font-semibold text-ink-2">
            Sum
          </th>
        </tr>
      </thead>
      <tbody>
        {WEEKDAYS.map((name, weekday) => (
          <tr key={name}>
            <th scope="row" className="text-left text-sm font-semibold">
              {name}
            </th>
            {HOURS.map((hour, at) => (
              <HeatField key={hour} cell={map.cells[weekday]?.[at]} map={map} color={color} />
            ))}
            <td className="pr-1 text-right text-sm">{count(map.sums[weekday] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Transposed if there is no room for 24 columns; omits empty hours. */
function TallMap({ map, color }: MapProps) {
  const shown = HOURS.flatMap((hour, at) =>
    map.cells.some((day) => day[at]?.average !== null) ? [{ hour, at }] : [],
  )
  return (
    <table className="mt-4 w-full table-fixed border-separate border-spacing-0.5 text-center text-xs tabular-nums lg:hidden">
      <caption className="sr-only">Hours of the week</caption>
      <thead>
        <tr>
          <th scope="col" className="w-12">
            <span className="sr-only">Hour</span>
          </th>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" className="font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ hour, at }) => (
          <tr key={hour}>
            <th scope="row" className="text-left font-normal text-ink-2">
              {hour}
            </th>
            {WEEKDAYS.map((name, weekday) => (
              <HeatField key={name} cell={map.cells[weekday]?.[at]} map={map} color={color} />
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row" className="text-left font-semibold">
            Sum
          </th>
          {WEEKDAYS.map((name, weekday) => (
            <td key={name} className="whitespace-nowrap">
              {shortSum(map.sums[weekday] ?? 0)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** The number is white above this depth of color. */
const DARK = 0.55

function HeatField({ cell, map, color }: MapProps & { cell: HeatCell | undefined }) {
  const average = cell?.average ?? null
  if (average === null) return <td className="h-7 text-ink-3">–</td>
  const depth = map.largest > 0 ? average / map.largest : 0
  const share = Math.round(8 + depth * 84)
  // Mixed with black, as white has too little contrast on the orange of billboards.
  const background =
    depth >= DARK
      ? `color-mix(in srgb, ${color} 92%, black)`
      : `color-mix(in srgb, ${color} ${Math.min(share, 42)}%, white)`
  return (
    <td
      className={classNames('h-7 rounded-[3px]', depth >= DARK ? 'text-white' : 'text-ink')}
      style={{ background }}
    >
      {shortCount(average)}
    </td>
  )
}

const shortCount = (value: number): string =>
  value >= 10_000 ? `${Math.round(value / 1_000)}k` : count(value)

/** Short enough for a phone's column, with the decimals of a thousand that rounding would hide. */
const shortSum = (value: number): string =>
  value >= 1_000 && value < 10_000 ? `${(value / 1_000).toFixed(1)}k` : shortCount(value)
