import { isBilledKind } from '#domain/delivery/counting/eventKind.ts'
import type { HourCount } from './deliveryCounts.ts'
import { emptyGrid, type HourGrid } from './hourGrid.ts'
import type { PlannedHours } from './plannedHours.ts'

/**
 * The hours of a campaign's plan with their counts. Counts outside of them, which arrived late or
 * before a change of dates, extend the grid, so that no count is lost.
 */
export function gridOf(plan: PlannedHours, counted: readonly HourCount[]): HourGrid {
  const valid = counted.filter(({ validity }) => validity === 'valid')
  const hours = valid.map(({ hour }) => hour)
  const firstHour = hours.reduce((least, hour) => Math.min(least, hour), plan.firstHour)
  const planEnd = plan.firstHour + plan.planned.length
  const endHour = hours.reduce((most, hour) => Math.max(most, hour + 1), planEnd)
  const grid = emptyGrid(firstHour, endHour - firstHour)
  for (const [at, planned] of plan.planned.entries()) {
    grid.planned[at + plan.firstHour - firstHour] = planned
  }
  for (const { hour, kind, count, impressions = count } of valid) {
    const at = hour - firstHour
    const measure = measureOf(kind)
    const value = measure === 'impressions' ? impressions : count
    if (measure) grid[measure][at] = (grid[measure][at] ?? 0) + value
  }
  return grid
}

function measureOf(kind: HourCount['kind']) {
  if (isBilledKind(kind)) return 'impressions'
  if (kind === 'viewable') return 'viewable'
  if (kind === 'click') return 'clicks'
  return kind === 'complete' ? 'completes' : null
}
