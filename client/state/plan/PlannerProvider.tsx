import { useAtomValue } from 'jotai'
import { useMemo, type ReactNode } from 'react'
import type { CampaignPlan } from '#domain/campaign/campaignPlan.ts'
import { useNow } from '#client/state/useNow.ts'
import { useForecastOf } from './forecastState.ts'
import { PlannerContext } from './plan.ts'
import { useReferenceOf } from './planReference.ts'
import { planSlotAtom } from './planSlot.ts'

const CLOCK_STEP_MS = 5 * 60_000

interface PlannerProviderProps {
  slotKey: string
  editKey: string | null
  onReset: () => void
  /** Shown until the plan has been opened. */
  fallback: ReactNode
  children: ReactNode
}

/** Gives the plan of a slot with its facts and its forecast to everything inside. */
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
  // So that a page left open over midnight does not offer yesterday.
  const nowMs = useNow(CLOCK_STEP_MS)
  const now = useMemo(() => new Date(nowMs), [nowMs])
  const reference = useReferenceOf(plan)
  const forecast = useForecastOf(plan, reference, now)
  const state = useMemo(
    () => ({ slotKey, editKey, plan, now, reference, forecast, reset: onReset }),
    [slotKey, editKey, plan, now, reference, forecast, onReset],
  )
  return <PlannerContext value={state}>{children}</PlannerContext>
}
