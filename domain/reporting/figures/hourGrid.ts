/** Counted and planned numbers of each hour of a campaign; all lists have equal length. */
export interface HourGrid {
  /** The hour of the first entry: whole hours since 1970-01-01, UTC. */
  firstHour: number
  impressions: number[]
  viewable: number[]
  clicks: number[]
  completes: number[]
  /** Planned impressions; 0 in an hour in which it does not run. */
  planned: number[]
}

/** The counted lists of a grid. */
export type GridMeasure = Exclude<keyof HourGrid, 'firstHour'>
export const GRID_MEASURES = [
  'impressions',
  'viewable',
  'clicks',
  'completes',
  'planned',
] as const satisfies readonly GridMeasure[]

/** A range of a grid's indexes, excluding the end. */
export interface GridRange {
  from: number
  to: number
}

export const wholeGrid = (grid: HourGrid): GridRange => ({ from: 0, to: grid.planned.length })

export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0)

/** The sum of a grid's list over a range. */
export const gridSum = (grid: HourGrid, measure: GridMeasure, { from, to }: GridRange): number =>
  sumOf(grid[measure].slice(from, to))

/** An empty grid for some hours. */
export function emptyGrid(firstHour: number, hours: number): HourGrid {
  const zeros = () => Array.from({ length: hours }, () => 0)
  return {
    firstHour,
    impressions: zeros(),
    viewable: zeros(),
    clicks: zeros(),
    completes: zeros(),
    planned: zeros(),
  }
}

/** The sum of several campaigns over all their hours. */
export function addGrids(grids: readonly HourGrid[]): HourGrid {
  if (grids.length === 0) return emptyGrid(0, 0)
  const firstHour = Math.min(...grids.map((grid) => grid.firstHour))
  const endHour = Math.max(...grids.map((grid) => grid.firstHour + grid.planned.length))
  const all = emptyGrid(firstHour, endHour - firstHour)
  for (const grid of grids) {
    const shift = grid.firstHour - firstHour
    for (const measure of GRID_MEASURES) {
      for (const [at, value] of grid[measure].entries()) {
        all[measure][at + shift] = (all[measure][at + shift] ?? 0) + value
      }
    }
  }
  return all
}
