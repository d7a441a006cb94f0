import type { PlanStep } from '../../campaign/planStep.ts'

/**
 * An issue that prevents adding a plan to the cart: an error to correct, or a warning to confirm.
 */
export interface PlanIssue {
  step: PlanStep
  code: PlanIssueCode
  message: string
  /** The plan's field, joined by dots. */
  path: string
  severity: 'error' | 'confirm'
}

export type PlanIssueCode =
  | 'region_empty'
  | 'audience_invalid'
  | 'formats_empty'
  | 'inventory_empty'
  | 'inventory_unavailable'
  | 'no_screens'
  | 'few_websites'
  | 'from_above_to'
  | 'start_too_early'
  | 'flight_too_long'
  | 'slot_limit'
  | 'periods_empty'
  | 'periods_overlap'
  | 'periods_outside_runtime'
  | 'hours_empty'
  | 'hours_outside_runtime'
  | 'too_little_available'
  | 'budget_too_small'
  | 'budget_too_large'
  | 'name_invalid'

/** The campaign messages (Planning 2). */
export const PLAN_MESSAGES = {
  regionEmpty: 'Please select a region, consider increasing the radius.',
  fromAboveTo: 'The "from" value cannot be larger than the "to" value.',
  selectOne: 'Please select at least one option!',
  noScreens: 'There is no screen in this region yet. Please consider increasing the radius.',
  unavailable: 'Nothing you selected is available in this region and format.',
  periodsOverlap: 'The selected periods overlap.',
  periodsOutside: 'The runtime does not match the selected periods.',
  hoursOutside: 'None of the selected hours falls into the runtime.',
} as const

/** The label that confirms the low-reach warning (Planning 2). */
export const CONFIRM_FEW_WEBSITES = 'Understood, and proceed'
