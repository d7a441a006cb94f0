import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** The goals of a budget split. */
export const SPLIT_GOALS = {
  reach: 'People reached once',
  views: 'Completed views and spots',
  visits: 'Visits to your website',
} as const
export type SplitGoal = keyof typeof SPLIT_GOALS
export const SPLIT_GOAL_NAMES = Object.keys(SPLIT_GOALS) as [SplitGoal, ...SplitGoal[]]

/**
 * The share of impressions that play to the end. Planning estimates: streaming TV 94-97% and video
 * 78-81% (Extreme Reach, 2018-2021), audio 90% (AudioGO, listen-through rate). Images are not
 * played.
 */
export const COMPLETION_RATES = {
  online_display: 0,
  mobile_display: 0,
  online_video: 0.79,
  online_audio: 0.9,
  ctv: 0.95,
  dooh: 0,
} as const satisfies Record<MediaType, number>

/**
 * The share of impressions that lead to a visit by a click. Planning estimates: display 0.1%,
 * between the published 0.05% and 0.46% (DoubleClick, WordStream, 2015-2018); phones 0.2%, the
 * usual rate beside Gap's campaign of 2012; video and the picture beside audio are our own
 * estimates. TV and billboards have no clicks.
 */
export const VISIT_RATES = {
  online_display: 0.001,
  mobile_display: 0.002,
  online_video: 0.0015,
  online_audio: 0.0005,
  ctv: 0,
  dooh: 0,
} as const satisfies Record<MediaType, number>
