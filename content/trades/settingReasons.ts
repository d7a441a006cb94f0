import type { DaypartPreset } from '#domain/planning/campaign/edits/daypartEdits.ts'
import type { SpotLength } from '#domain/planning/goals/spotLength.ts'

/** The reasons for choosing hours, in one sentence each. */
export const HOURS_REASONS = {
  all: 'Your customers decide at any hour, and all hours are the easiest to deliver.',
  daytime: 'Ads run when people are awake and can still come or call.',
  business: 'Ads run when your customers are at work.',
  evenings: 'Ads run when people plan how to spend their free time.',
  weekend: 'Ads run on the days when people have time to come.',
} as const satisfies Record<DaypartPreset, string>

/** The reasons for choosing a spot length, in one sentence each. */
export const SPOT_REASONS = {
  all: 'Both lengths find more places to run.',
  short: 'One message fits 15 seconds, and short spots cost less.',
  long: 'An offer that needs an explanation needs 30 seconds.',
} as const satisfies Record<SpotLength, string>
