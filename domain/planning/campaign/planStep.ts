/**
 * The steps of the campaign configuration in order (Planning 1); Add to Shopping Cart is the final
 * action of Summary.
 */
export const PLAN_STEPS = [
  'region',
  'audience',
  'formats',
  'creatives',
  'runtime',
  'dayparts',
  'frequency',
  'budget',
  'summary',
] as const
export type PlanStep = (typeof PLAN_STEPS)[number]

export const PLAN_STEP_TITLES = {
  region: 'Region',
  audience: 'Audience Targeting',
  formats: 'Ad Formats',
  creatives: 'Creatives',
  runtime: 'Runtime',
  dayparts: 'Time and Day Restrictions',
  frequency: 'Frequency Capping',
  budget: 'Budget',
  summary: 'Summary',
} as const satisfies Record<PlanStep, string>
