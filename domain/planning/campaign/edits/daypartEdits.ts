import type { CampaignPlan, PlanDayparts } from '../campaignPlan.ts'
import { allHours } from '../start/allHours.ts'

/**
 * A rectangle of the hour grid: days 0 (Monday) to 6, hours 0 (12am) to 23, both ends inclusive, in
 * any order.
 */
export interface HourArea {
  fromDay: number
  toDay: number
  fromHour: number
  toHour: number
}

/** Switches the hours of an area on or off, as dragging over the grid does. */
export function paintHours(dayparts: PlanDayparts, area: HourArea, on: boolean): PlanDayparts {
  const [firstDay, lastDay] = ordered(area.fromDay, area.toDay)
  const [firstHour, lastHour] = ordered(area.fromHour, area.toHour)
  const mark = on ? '1' : '0'
  return dayparts.map((day, at) =>
    at < firstDay || at > lastDay
      ? day
      : Array.from(day, (old, hour) => (hour < firstHour || hour > lastHour ? old : mark)).join(''),
  )
}

/** `paintHours` over the hours of a plan. */
export function paintDayparts(plan: CampaignPlan, area: HourArea, on: boolean): CampaignPlan {
  return { ...plan, dayparts: paintHours(plan.dayparts, area, on) }
}

/** Whether an hour is on. */
export function runsAt(dayparts: PlanDayparts, day: number, hour: number): boolean {
  return dayparts[day]?.[hour] === '1'
}

/** The number of the 168 hours of a week that are on. */
export function countHours(dayparts: PlanDayparts): number {
  return dayparts.reduce((sum, day) => sum + Array.from(day).filter((one) => one === '1').length, 0)
}

/** Presets of the grid. */
export const DAYPART_PRESETS = {
  all: { label: 'All hours', days: [0, 6], hours: [0, 23] },
  daytime: { label: '6am to 10pm', days: [0, 6], hours: [6, 21] },
  business: { label: 'Mon to Fri, 8am to 6pm', days: [0, 4], hours: [8, 17] },
  evenings: { label: 'Evenings, 6pm to 12am', days: [0, 6], hours: [18, 23] },
  weekend: { label: 'Sat and Sun', days: [5, 6], hours: [0, 23] },
} as const

export type DaypartPreset = keyof typeof DAYPART_PRESETS

/** Sets the hours of a preset. */
export function applyDaypartPreset(plan: CampaignPlan, preset: DaypartPreset): CampaignPlan {
  const { days, hours } = DAYPART_PRESETS[preset]
  const none = { ...plan, dayparts: allHours().map((day) => day.replaceAll('1', '0')) }
  const [fromDay, toDay] = days
  const [fromHour, toHour] = hours
  return paintDayparts(none, { fromDay, toDay, fromHour, toHour }, true)
}

function ordered(a: number, b: number): [number, number] {
  return a <= b ? [a, b] : [b, a]
}
