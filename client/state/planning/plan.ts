import { useAtomValue, useSetAtom } from 'jotai'
import { createContext, useContext } from 'react'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { ForecastState } from './forecastState.ts'
import type { PlanReferenceState } from './planReference.ts'
import { dismissNoticeAtom, editPlanAtom, planSlotAtom, type PlanNotice } from './planSlot.ts'

/** What a planner shows: one plan in its slot, its facts and its forecast. */
export interface PlannerState {
  slotKey: string
  /** The cart entry that is edited; null for a new campaign. */
  editKey: string | null
  plan: CampaignPlan
  /** Takes a function from the present plan to the next, and keeps the outcome. */
  edit: (change: (plan: CampaignPlan) => CampaignPlan) => void
  /** Whether the campaign has to stay in its country. */
  isCountryFixed: boolean
  /** The time that lead times are counted from; moves on while the page is open. */
  now: Date
  reference: PlanReferenceState
  forecast: ForecastState
  /** Begins anew at the first step: with an empty plan, or with what is in the cart; the present one can be brought back. */
  reset: () => void
}

/** Given by PlannerProvider. */
export const PlannerContext = createContext<PlannerState | null>(null)

/** The planner around a component. Raises where there is none. */
export function usePlanner(): PlannerState {
  const planner = useContext(PlannerContext)
  if (!planner) throw new ProductError('unknown')
  return planner
}

/** The plan being made. `edit` takes a function from the present plan to the next and stores the outcome. */
export function usePlan(): Pick<PlannerState, 'plan' | 'edit' | 'reset'> {
  const { plan, edit, reset } = usePlanner()
  return { plan, edit, reset }
}

/** The facts behind the forecast of the plan: `reference` is null until all have arrived. */
export function usePlanReference(): PlanReferenceState {
  return usePlanner().reference
}

/** What the plan reaches and costs, what limits it, and what is wrong with it. */
export function useForecast(): ForecastState {
  return usePlanner().forecast
}

/** What happened to the plan without the person's doing, and the ways to answer. */
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
