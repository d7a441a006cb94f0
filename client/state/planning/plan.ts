import { useAtomValue, useSetAtom } from 'jotai'
import { createContext, useContext } from 'react'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { ForecastState } from './forecastState.ts'
import type { PlanReferenceState } from './planReference.ts'
import { dismissNoticeAtom, editPlanAtom, planSlotAtom, type PlanNotice } from './planSlot.ts'

/** The state of a planner: one plan in its slot, its facts and its forecast. */
export interface PlannerState {
  slotKey: string
  /** The cart entry that is edited; null for a new campaign. */
  editKey: string | null
  plan: CampaignPlan
  /** Applies a function to the present plan, and stores the result. */
  edit: (change: (plan: CampaignPlan) => CampaignPlan) => void
  /** Whether the campaign's country cannot change. */
  isCountryFixed: boolean
  /** The time that lead times count from; advances while the page is open. */
  now: Date
  reference: PlanReferenceState
  forecast: ForecastState
  /**
   * Starts again at the first step: with an empty plan, or with the cart's; the present one can be
   * restored.
   */
  reset: () => void
}

/** Provided by PlannerProvider. */
export const PlannerContext = createContext<PlannerState | null>(null)

/** The planner around a component. Raises without one. */
export function usePlanner(): PlannerState {
  const planner = useContext(PlannerContext)
  if (!planner) throw new ProductError('unknown')
  return planner
}

/** The plan in the planner. `edit` applies a function to it and stores the result. */
export function usePlan(): Pick<PlannerState, 'plan' | 'edit' | 'reset'> {
  const { plan, edit, reset } = usePlanner()
  return { plan, edit, reset }
}

/** The facts behind the plan's forecast: `reference` is null until all have arrived. */
export function usePlanReference(): PlanReferenceState {
  return usePlanner().reference
}

/** The plan's reach and price, its limiting choices and its issues. */
export function useForecast(): ForecastState {
  return usePlanner().forecast
}

/** Changes of the plan that the person did not make, and the possible responses. */
export function usePlanNotice(): {
  notice: PlanNotice | null
  dismiss: () => void
  bringBack: (plan: CampaignPlan) => void
} {
  const { slotKey } = usePlanner()
  const { notice } = useAtomValue(planSlotAtom(slotKey))
  const dismissNotice = useSetAtom(dismissNoticeAtom)
  const editPlan = useSetAtom(editPlanAtom)
  return {
    notice,
    dismiss: () => dismissNotice(slotKey),
    bringBack: (plan) => {
      editPlan({ key: slotKey, change: () => plan })
      dismissNotice(slotKey)
    },
  }
}
