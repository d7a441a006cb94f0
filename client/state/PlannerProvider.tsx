import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { CampaignPlan } from '#domain/campaign/campaignPlan.ts'
import { useForecastOf } from './forecastState.ts'
import { PlannerContext } from './plan.ts'
import { useReferenceOf } from './planReference.ts'
import { planSlotAtom } from './planSlot.ts'

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
  const now = useNow()
  const reference = useReferenceOf(plan)
  const forecast = useForecastOf(plan, reference, now)
  const state = useMemo(
    () => ({ slotKey, editKey, plan, now, reference, forecast, reset: onReset }),
    [slotKey, editKey, plan, now, reference, forecast, onReset],
  )
  return <PlannerContext value={state}>{children}</PlannerContext>
}

const MINUTE_MS = 60_000

/** The time, so that a page left open over midnight does not offer yesterday. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5 * MINUTE_MS)
    const look = (): void => {
      if (document.visibilityState === 'visible') setNow(new Date())
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}
