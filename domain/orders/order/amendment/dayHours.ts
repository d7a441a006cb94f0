import { formatClockHour } from '#domain/planning/findings/wording/formatDaypart.ts'

const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** "Tue 8am to 12pm, 2pm to 6pm"; "Tue off" without an hour. `day` counts from Monday. */
export function dayHours(day: number, grid: string): string {
  const ranges = [...grid.matchAll(/1+/g)].map(({ index, 0: run }) =>
    run.length === grid.length
      ? 'all day'
      : `${formatClockHour(index)} to ${formatClockHour(index + run.length)}`,
  )
  return `${DAY_NAMES[day] ?? ''} ${ranges.length > 0 ? ranges.join(', ') : 'off'}`
}
