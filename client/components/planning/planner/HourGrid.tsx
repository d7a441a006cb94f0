import { memo, useRef, type PointerEvent } from 'react'
import type { PlanDayparts } from '#domain/planning/campaign/campaignPlan.ts'
import { runsAt, type HourArea } from '#domain/planning/campaign/edits/daypartEdits.ts'
import { formatClockHour } from '#domain/planning/findings/wording/formatDaypart.ts'
import { classNames } from '#client/ui/classNames.ts'
import { DAYS, HOURS, hourSpan } from './hourGridNames.ts'
import { areaBetween, areaOf, useHourGridKeys, type GridPlace } from './useHourGridKeys.ts'

interface HourGridProps {
  value: PlanDayparts
  /** Switches an area on or off, starting from the hours as they were when the stroke began. */
  onPaint: (before: PlanDayparts, area: HourArea, on: boolean) => void
  describedBy: string
}

/** The week as 7 days of 24 hours, 12am to 12am (Planning 9): drag to paint, or walk with the arrow keys. */
export function HourGrid({ value, onPaint, describedBy }: HourGridProps) {
  const before = useRef(value)
  const pointer = useRef<{ anchor: GridPlace; on: boolean } | null>(null)
  const isOn = ({ day, hour }: GridPlace): boolean => {
    const { fromDay, toDay, fromHour, toHour } = areaOf({ day, hour })
    return DAYS.every((_, d) =>
      d < fromDay || d > toDay
        ? true
        : HOURS.slice(fromHour, toHour + 1).every((h) => runsAt(value, d, h)),
    )
  }
  const beginStroke = (): void => {
    before.current = value
  }
  const paint = (area: HourArea, on: boolean): void => onPaint(before.current, area, on)
  const { place, setPlace, grid, onKeyDown } = useHourGridKeys({
    isOn,
    onStrokeStart: beginStroke,
    onPaint: paint,
  })

  const onPointerDown = (event: PointerEvent<HTMLTableElement>): void => {
    const hit = placeOf(event.target)
    if (!hit || event.button !== 0) return
    beginStroke()
    const on = !isOn(hit)
    setPlace(hit)
    paint(areaOf(hit), on)
    if (hit.day < 0 || hit.hour < 0) return
    pointer.current = { anchor: hit, on }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent): void => {
    const stroke = pointer.current
    if (!stroke) return
    const hit = placeOf(document.elementFromPoint(event.clientX, event.clientY))
    if (hit && hit.day >= 0 && hit.hour >= 0) paint(areaBetween(stroke.anchor, hit), stroke.on)
  }
  const endStroke = (): void => {
    pointer.current = null
  }

  // ARIA allows a table to be a grid: its rows, headers and cells derive their roles from it.
  const gridProps = {
    role: 'grid',
    onKeyDown,
    onPointerDown,
    onPointerMove,
    onPointerUp: endStroke,
    onPointerCancel: endStroke,
  }

  return (
    <table
      ref={grid}
      {...gridProps}
      aria-label="Hours of the week"
      aria-describedby={describedBy}
      aria-multiselectable="true"
      className="w-full touch-pan-y table-fixed border-separate select-none max-sm:-mx-3 max-sm:block min-[376px]:max-sm:-mx-2 max-sm:w-auto sm:border-spacing-0.5"
    >
      <thead className="max-sm:block">
        <tr className={PHONE_ROW}>
          <td className="p-0 max-sm:row-span-2 sm:w-12">
            <span className="sr-only">Day</span>
          </td>
          {HOURS.map((hour) => (
            <th
              key={hour}
              scope="col"
              {...cellProps({ day: -1, hour }, place.day === -1 && place.hour === hour)}
              className="h-7 cursor-pointer p-0 text-left align-middle text-xs font-medium whitespace-nowrap text-ink-2 hover:text-cobalt"
            >
              <span className="sr-only">Every day, {hourSpan(hour)}</span>
              <span aria-hidden="true" className="inline-block w-0">
                {hour % 3 === 0 ? formatClockHour(hour) : null}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:flex max-sm:flex-col max-sm:gap-1.5">
        {DAYS.map((name, day) => (
          <DayRow
            key={name}
            name={name}
            day={day}
            hours={value[day] ?? ''}
            currentHour={place.day === day ? place.hour : null}
          />
        ))}
      </tbody>
    </table>
  )
}

/** On a phone a day is two lines of twelve hours, so that each is wide enough for a thumb. */
const PHONE_ROW =
  'max-sm:grid max-sm:grid-cols-[minmax(1.75rem,2.25rem)_repeat(12,minmax(1.5rem,1fr))]'

interface DayRowProps {
  name: string
  day: number
  hours: string
  /** The hour that has the tab stop; null if it is in another row. */
  currentHour: number | null
}

const DayRow = memo(function DayRow({ name, day, hours, currentHour }: DayRowProps) {
  return (
    <tr className={PHONE_ROW}>
      <th
        scope="row"
        {...cellProps({ day, hour: -1 }, currentHour === -1)}
        aria-label={`${name}, all day`}
        className="cursor-pointer p-0 text-left text-xs font-medium text-ink-2 hover:text-cobalt max-sm:row-span-2 max-sm:self-stretch max-sm:content-center"
      >
        {name.slice(0, 3)}
      </th>
      {HOURS.map((hour) => {
        const isOn = hours[hour] === '1'
        return (
          <td
            key={hour}
            {...cellProps({ day, hour }, currentHour === hour)}
            aria-selected={isOn}
            aria-label={`${name}, ${hourSpan(hour)}`}
            className={classNames(
              'cursor-pointer rounded-[3px] p-0 outline-offset-1 transition-colors duration-75 max-sm:h-11 max-sm:border max-sm:border-card sm:h-8',
              isOn ? 'bg-cobalt' : 'bg-sand hover:bg-line-2',
            )}
          />
        )
      })}
    </tr>
  )
})

function cellProps({ day, hour }: GridPlace, hasTabStop: boolean) {
  return { 'data-day': day, 'data-hour': hour, tabIndex: hasTabStop ? 0 : -1 }
}

function placeOf(target: EventTarget | null): GridPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null
  return cell ? { day: Number(cell.dataset['day']), hour: Number(cell.dataset['hour']) } : null
}
