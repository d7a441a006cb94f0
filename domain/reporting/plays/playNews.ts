import { runsAt } from '#domain/planning/campaign/edits/daypartEdits.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { hourOf, zoneClock } from '../figures/zoneClock.ts'

/** Days of plays that the completion rate covers. */
export const COMPLETION_DAYS = 7
/** Minimum number of started plays for a judgment. */
export const MIN_STARTS = 1_000
/** A lower completion rate triggers a notification. */
export const LOW_COMPLETION = 0.5

/** Hours without a play after which a screen is dark. */
export const DARK_HOURS = 24
/** A screen booked for fewer hours a day may have had no turn. */
const MIN_BOOKED_HOURS = 12
const HOUR_MS = 3_600_000

/** Whether the completion rate is low. */
export const isLowCompletion = ({ starts, completes }: { starts: number; completes: number }) =>
  starts >= MIN_STARTS && completes < starts * LOW_COMPLETION

/**
 * The screens whose last play of a campaign was one to two days ago, though most hours of the last
 * day were booked: older ones were reported before. `lastPlays` are milliseconds by screen.
 */
export function newlyDarkScreens(
  lastPlays: ReadonlyMap<string, number>,
  { plan, startsAt, now }: { plan: CampaignPlan; startsAt: string; now: Date },
): string[] {
  const hour = hourOf(now.toISOString())
  const clock = zoneClock(plan.runtime.timeZone)
  const booked = Array.from({ length: DARK_HOURS }, (_, ago) => hour - 1 - ago).filter((at) => {
    const zoned = clock(at)
    return at >= hourOf(startsAt) && runsAt(plan.dayparts, zoned.weekday, zoned.hour)
  })
  if (booked.length < MIN_BOOKED_HOURS) return []
  return [...lastPlays].flatMap(([screenId, lastMs]) => {
    const darkMs = now.getTime() - lastMs
    return darkMs > DARK_HOURS * HOUR_MS && darkMs <= 2 * DARK_HOURS * HOUR_MS ? [screenId] : []
  })
}
