import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { planPath } from '#content/sitePaths.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { formatDateRange } from '#domain/foundation/calendar/formatDate.ts'
import { ownDay } from '#domain/foundation/calendar/knownTimeZone.ts'
import {
  CALENDAR_WEEKS,
  calendarSpan,
  groupFlights,
  type CalendarGrouping,
  type FlightCalendar,
} from '#domain/orders/calendar/flightCalendar.ts'
import { loadCalendar } from '#client/api/orders/myOrderCalls.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { CalendarGroup } from './CalendarGroup.tsx'
import { CalendarHead } from './CalendarHead.tsx'
import { HolidayList } from './HolidayList.tsx'

const GROUPINGS = [
  { value: 'client', label: 'Client' },
  { value: 'medium', label: 'Medium' },
] as const
/** Days by which a press moves the calendar. */
const STEP_DAYS = (CALENDAR_WEEKS / 3) * 7

const today = () => ownDay(new Date())

/** All flights of the account over twelve weeks; drafts are dashed and can be moved. */
export default function CalendarView({ clientId }: { clientId: string | null }) {
  const [from, setFrom] = useState(() => calendarSpan(today()).from)
  const [by, setBy] = useState<CalendarGrouping>('client')
  const calendar = useLoaded(
    `calendar ${from} ${clientId}`,
    async () => await loadCalendar(from, clientId),
  )
  const span = calendarSpan(from)
  return (
    <section aria-label="Calendar of campaigns">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div className="flex flex-wrap items-center gap-1">
          <IconButton label="Earlier" onPress={() => setFrom(addDays(from, -STEP_DAYS))}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <output className="block min-w-44 text-center font-semibold">
            {formatDateRange(span.from, span.to)}
          </output>
          <IconButton label="Later" onPress={() => setFrom(addDays(from, STEP_DAYS))}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
          <Button variant="quiet" size="sm" onPress={() => setFrom(calendarSpan(today()).from)}>
            Today
          </Button>
        </div>
        <SegmentedControl label="Group by" value={by} onChange={setBy} options={GROUPINGS} />
      </div>
      <PageState
        loaded={calendar}
        loading={<Loading label="The calendar is loading" shape="h-96" />}
        isEmpty={({ flights }) => flights.length === 0}
        empty={
          <EmptyState
            title="Nothing runs in these weeks"
            className="rounded-card border border-line bg-card"
            action={<LinkButton to={planPath(null)}>Plan a campaign</LinkButton>}
          >
            Booked campaigns and saved drafts appear here.
          </EmptyState>
        }
      >
        {(shown) => <Weeks calendar={shown} by={by} onChanged={calendar.reload} />}
      </PageState>
    </section>
  )
}

function Weeks({
  calendar,
  by,
  onChanged,
}: {
  calendar: FlightCalendar
  by: CalendarGrouping
  onChanged: () => void
}) {
  const { from, to, flights, isCut } = calendar
  const countries = [...new Set(flights.map(({ country }) => country))].toSorted()
  return (
    <>
      <div className="rounded-card border border-line bg-card p-4">
        <CalendarHead span={{ from, to }} today={today()} countries={countries} />
        {groupFlights(flights, by).map((group) => (
          <CalendarGroup
            key={group.key}
            group={group}
            by={by}
            span={{ from, to }}
            today={today()}
            onChanged={onChanged}
          />
        ))}
      </div>
      <p id="calendar-move-help" className="mt-3 text-sm text-ink-2">
        Dashed bars are drafts. Drag one, or focus it and press the arrow keys, to move its dates.
        It starts no earlier than its lead time allows, and nothing is charged.
      </p>
      {isCut ? (
        <p className="mt-2 text-sm text-ink-2">
          Only the first 300 campaigns and 100 drafts of these weeks are shown.
        </p>
      ) : null}
      <HolidayList countries={countries} span={{ from, to }} />
    </>
  )
}
