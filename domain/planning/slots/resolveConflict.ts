import type { CampaignPlan } from '../campaign/campaignPlan.ts'
import { editInventory } from '../campaign/edits/inventoryEdits.ts'

/**
 * Replaces a sold-out screen by a free one. Without a choice by hand the plan contains the free one
 * already.
 */
export function swapScreen(plan: CampaignPlan, fromId: string, toId: string): CampaignPlan {
  const { selected } = plan.inventory
  if (!selected.includes(fromId)) return removeScreen(plan, fromId)
  const swapped = selected.map((id) => (id === fromId ? toId : id))
  return editInventory(plan, { selected: [...new Set(swapped)] })
}

/** Removes a sold-out screen. */
export function removeScreen(plan: CampaignPlan, screenId: string): CampaignPlan {
  const { selected, deselected } = plan.inventory
  if (selected.includes(screenId) && selected.length > 1)
    return editInventory(plan, { selected: selected.filter((id) => id !== screenId) })
  return editInventory(plan, { deselected: [...new Set([...deselected, screenId])] })
}

/** Whether a plan can omit this screen: it is not the only one picked by hand. */
export function canLeaveOut(plan: CampaignPlan, screenId: string): boolean {
  return (
    plan.inventory.selected.some((id) => id !== screenId) || plan.inventory.selected.length === 0
  )
}
