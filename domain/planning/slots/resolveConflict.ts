import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { editInventory } from '../campaign/edits/inventoryEdits.ts'

/** Takes a free screen in the place of one that is fully booked. With none picked by hand the free one is in the plan already. */
export function swapScreen(plan: CampaignPlan, fromId: string, toId: string): CampaignPlan {
  const { selected } = plan.inventory
  if (!selected.includes(fromId)) return leaveOutScreen(plan, fromId)
  const swapped = selected.map((id) => (id === fromId ? toId : id))
  return editInventory(plan, { selected: [...new Set(swapped)] })
}

/** Goes without a screen that is fully booked. */
export function leaveOutScreen(plan: CampaignPlan, screenId: string): CampaignPlan {
  const { selected, deselected } = plan.inventory
  if (selected.includes(screenId) && selected.length > 1)
    return editInventory(plan, { selected: selected.filter((id) => id !== screenId) })
  return editInventory(plan, { deselected: [...new Set([...deselected, screenId])] })
}

/** Whether a plan can go without this screen: it is not the only one picked by hand. */
export function canLeaveOut(plan: CampaignPlan, screenId: string): boolean {
  return (
    plan.inventory.selected.some((id) => id !== screenId) || plan.inventory.selected.length === 0
  )
}
