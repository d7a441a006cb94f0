import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { isCampaignPlan } from '#domain/planning/campaign/isCampaignPlan.ts'
import { OPEN_DRAFT_PREFIX } from '#client/state/foundation/storage/personalStorage.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** Local storage key of a plan: the draft of a medium, or the copy of a cart entry while it is edited. */
export function planStorageKey(mediaType: MediaType, editKey: string | null = null): string {
  return editKey ? `amd_plan_${mediaType}_${editKey}` : `amd_plan_${mediaType}`
}

/** Makes the next plan of a slot another draft. The copy of a cart entry has none. */
export const clearOpenDraft = (key: string): void =>
  removeText(key.replace(/^amd_plan_/, OPEN_DRAFT_PREFIX))

/** The key for an unreadable draft, so that no data is silently lost. */
const asideKey = (key: string): string => key.replace(/^amd_plan_/, 'amd_aside_plan_')

export interface StoredPlan {
  plan: CampaignPlan | null
  /** The stored text was unreadable and was moved to another key. */
  wasDamaged: boolean
}

/** The plan stored under a key. Moves an unreadable one to another key. */
export async function readStoredPlan(key: string): Promise<StoredPlan> {
  const raw = readText(key)
  if (raw === null) return { plan: null, wasDamaged: false }
  const plan = await parseStored(raw)
  if (plan) return { plan, wasDamaged: false }
  writeText(asideKey(key), raw)
  removeText(key)
  return { plan: null, wasDamaged: true }
}

/** Stores a plan; false if the browser does not allow it. */
export function writeStoredPlan(key: string, plan: CampaignPlan): boolean {
  return writeText(key, JSON.stringify(plan))
}

export function removeStoredPlan(key: string): void {
  removeText(key)
}

/**
 * Parses stored text; null if it is not a valid plan. Loads the schema only if the light check
 * fails.
 */
export async function parseStored(raw: string): Promise<CampaignPlan | null> {
  const value = jsonOf(raw)
  if (isCampaignPlan(value)) return value
  const { parsePlan } = await import('./parsePlan.ts')
  return parsePlan(raw)
}

function jsonOf(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

function removeText(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage that cannot be written contains nothing of ours either.
  }
}
