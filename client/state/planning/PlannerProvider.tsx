import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useMemo, type ReactNode } from 'react'
import { isNothingChosen } from '#domain/foundation/geo/isNothingChosen.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { useNow } from '#client/state/foundation/useNow.ts'
import { useForecastOf } from './forecastState.ts'
import { PlannerContext, type PlannerState } from './plan.ts'
import { useReferenceOf } from './planReference.ts'
import { editPlanAtom, planSlotAtom } from './planSlot.ts'
import { useSlotCheck } from './useSlotCheck.ts'

const CLOCK_STEP_MS = 5 * 60_000

interface PlannerProviderProps {
  slotKey: string
  editKey: string | null
  onReset: () => void
  /** Shown until the plan is open. */
  fallback: ReactNode
  children: ReactNode
}

/** Provides a slot's plan with its facts and its forecast to everything inside. */
export function PlannerProvider({ slotKey, fallback, ...rest }: PlannerProviderProps) {
  const { plan } = useAtomValue(planSlotAtom(slotKey))
  if (!plan) return fallback
  return <OpenPlanner slotKey={slotKey} plan={plan} {...rest} />
}

function OpenPlanner({
  slotKey,
  editKey,
  plan,
  onReset,
  children,
}: Omit<PlannerProviderProps, 'fallback'> & { plan: CampaignPlan }) {
  const editPlan = useSetAtom(editPlanAtom)
  const edit = useCallback<PlannerState['edit']>(
    (change) => editPlan({ key: slotKey, change }),
    [editPlan, slotKey],
  )
  return (
    <PlanAround {...{ slotKey, editKey, plan, edit }} isCountryFixed={false} reset={onReset}>
      {children}
    </PlanAround>
  )
}

/** Provides a plan stored elsewhere, with its facts and its forecast, to everything inside. */
export function PlanAround({
  children,
  plan,
  ...kept
}: Omit<PlannerState, 'now' | 'reference' | 'forecast'> & { children: ReactNode }) {
  const { slotKey, editKey, edit, isCountryFixed, reset } = kept
  // Keeps a page that is open at midnight from offering yesterday.
  const nowMs = useNow(CLOCK_STEP_MS)
  const now = useMemo(() => new Date(nowMs), [nowMs])
  const reference = useReferenceOf(plan)
  // A booked campaign has its slots, and a plan without a region needs none yet.
  const isLimited =
    isSoldBySlots(plan.mediaType) && !isCountryFixed && !isNothingChosen(plan.region)
  const slots = useSlotCheck(isLimited, editKey)
  const forecast = useForecastOf(plan, reference, { now, slots })
  const state = useMemo(
    () => ({ slotKey, editKey, plan, edit, isCountryFixed, now, reference, forecast, reset }),
    [slotKey, editKey, plan, edit, isCountryFixed, now, reference, forecast, reset],
  )
  return <PlannerContext value={state}>{children}</PlannerContext>
}
