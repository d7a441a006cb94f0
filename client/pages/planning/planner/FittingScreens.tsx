import { useEffect, useRef } from 'react'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { selectOnly } from '#domain/planning/campaign/edits/inventoryEdits.ts'
import { useForecast, usePlan } from '#client/state/planning/plan.ts'

/**
 * Selects the screens that fit into one cart if none is selected and the region has too many, in
 * any open step. Another region or other weeks reset the selection to all screens.
 */
export function FittingScreens(): null {
  const { plan, edit } = usePlan()
  const { planForecast } = useForecast()
  const own = useRef<{ ids: string; basis: string } | null>(null)
  const room = planForecast?.plan === plan ? planForecast.slotRoom : null
  useEffect(() => {
    if (!room) return
    const { selected, deselected, topics } = plan.inventory
    const basis = basisOf(plan)
    const before = own.current
    if (before && before.ids === selected.join() && before.basis !== basis) {
      own.current = null
      edit((current) => selectOnly(current, []))
      return
    }
    // A person can select all screens again; a button then reduces them.
    if (before?.basis === basis) return
    const isUntouched = selected.length + deselected.length + topics.length === 0
    if (!isUntouched || !room.isOver || room.fittingIds.length === 0) return
    own.current = { ids: room.fittingIds.join(), basis }
    edit((current) => selectOnly(current, room.fittingIds))
  }, [edit, plan, room])
  return null
}

const basisOf = ({ region, periods }: CampaignPlan): string => JSON.stringify([region, periods])
