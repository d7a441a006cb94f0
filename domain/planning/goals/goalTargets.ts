import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { SplitGoal } from '../mediaMix/goalRates.ts'
import type { CampaignGoal } from '../mediaMix/mediaMix.ts'

/** The four-week target of a goal. */
export interface GoalTarget {
  /** The part of the residents to reach, 0 to 1. */
  share: number
  /** Times each of them sees an ad, on average. */
  frequency: number
  /** The goal of the budget split. */
  splitGoal: SplitGoal
  /** A medium that serves the goal in any trade. */
  adds: MediaType
  /** Why, in one sentence. */
  why: string
}

/** Targets by goal: our own planning rule for a first campaign of a local business. */
export const GOAL_TARGETS = {
  known: {
    share: 0.15,
    frequency: 2,
    splitGoal: 'reach',
    adds: 'dooh',
    why: 'Billboards meet everyone who lives or works nearby, whatever they watch.',
  },
  website: {
    share: 0.05,
    frequency: 2,
    splitGoal: 'visits',
    adds: 'online_display',
    why: 'A banner is one click away from your website.',
  },
  shop: {
    share: 0.1,
    frequency: 2,
    splitGoal: 'reach',
    adds: 'mobile_display',
    why: 'A phone is in the pocket of people who are close enough to drop in.',
  },
  calls: {
    share: 0.08,
    frequency: 2,
    splitGoal: 'reach',
    adds: 'mobile_display',
    why: 'People who see your ad on a phone can call from the same screen.',
  },
  launch: {
    share: 0.15,
    frequency: 2.5,
    splitGoal: 'reach',
    adds: 'online_video',
    why: 'Video shows people something that they have not seen before.',
  },
} as const satisfies Record<CampaignGoal, GoalTarget>
