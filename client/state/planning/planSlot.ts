import { atom, type PrimitiveAtom, type Setter } from 'jotai'
import { startTransition } from 'react'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { changeMediaType } from '#domain/planning/campaign/edits/planEdits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import {
  clearOpenDraft,
  parseStored,
  planStorageKey,
  readStoredPlan,
  removeStoredPlan,
  writeStoredPlan,
} from './planStorage.ts'

/** A change of the plan that the person did not make. */
export type PlanNotice =
  | { kind: 'damaged' }
  | { kind: 'not_saved' }
  | { kind: 'changed_elsewhere'; mine: CampaignPlan }
  | { kind: 'replaced'; mine: CampaignPlan }

/** The slot of a plan; `plan` is null until it is open in the browser. */
export interface PlanSlot {
  plan: CampaignPlan | null
  notice: PlanNotice | null
  /** Whether the plan is unchanged since it was created or loaded. */
  isUnchanged?: boolean
}

type SlotAtom = PrimitiveAtom<PlanSlot>

const EMPTY: PlanSlot = { plan: null, notice: null }
const slots = new Map<string, SlotAtom>()

/** The slot of a storage key. While displayed it follows changes of other tabs. */
export function planSlotAtom(key: string): SlotAtom {
  const existing = slots.get(key)
  if (existing) return existing
  const slot: SlotAtom = atom(EMPTY)
  slot.onMount = (set) => {
    const follow = async (event: StorageEvent): Promise<void> => {
      if (event.key !== key || event.newValue === null) return
      const theirs = await parseStored(event.newValue)
      if (theirs) set((current) => followOtherTab(current, theirs))
    }
    const onStorage = (event: StorageEvent): void => void follow(event)
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }
  slots.set(key, slot)
  return slot
}

/** Applies the plan of another tab and retains the previous one, so that it can be restored. */
function followOtherTab(current: PlanSlot, theirs: CampaignPlan): PlanSlot {
  if (!current.plan || JSON.stringify(current.plan) === JSON.stringify(theirs)) return current
  const mine = current.notice?.kind === 'changed_elsewhere' ? current.notice.mine : current.plan
  return { plan: theirs, notice: { kind: 'changed_elsewhere', mine } }
}

/**
 * Shows an opened plan. Renders the whole planner in parts, between which the page responds to
 * input.
 */
function showOpened(set: Setter, slot: SlotAtom, opened: PlanSlot): void {
  startTransition(() => set(slot, opened))
}

/** Opens the stored plan of a slot; false without one, so that a new plan is needed. */
export const openStoredPlanAtom = atom(null, async (get, set, key: string): Promise<boolean> => {
  const slot = planSlotAtom(key)
  if (get(slot).plan) return true
  const { plan, wasDamaged } = await readStoredPlan(key)
  if (get(slot).plan) return true
  const notice = wasDamaged ? ({ kind: 'damaged' } as const) : get(slot).notice
  if (plan || wasDamaged) showOpened(set, slot, { plan, notice, isUnchanged: true })
  return plan !== null
})

interface OpenPlan {
  key: string
  /** Creates the plan if none is stored. */
  seed: () => CampaignPlan
  /** Uses the seed even if a plan is stored, which can then be restored. */
  replace?: boolean
}

/** Opens a slot: the stored plan if there is one, otherwise a new one. */
export const openPlanAtom = atom(null, async (get, set, { key, seed, replace }: OpenPlan) => {
  const slot = planSlotAtom(key)
  const stored = await readStoredPlan(key)
  const open = get(slot)
  if (open.plan && !replace) return
  if (stored.plan && !replace) {
    showOpened(set, slot, { plan: stored.plan, notice: open.notice, isUnchanged: true })
    return
  }
  const plan = seed()
  clearOpenDraft(key)
  const saved = writeStoredPlan(key, plan)
  const notice = noticeOf({ saved, ...stored })
  showOpened(set, slot, { plan, notice: notice ?? open.notice, isUnchanged: true })
})

function noticeOf(opened: {
  saved: boolean
  wasDamaged: boolean
  plan: CampaignPlan | null
}): PlanNotice | null {
  if (opened.wasDamaged) return { kind: 'damaged' }
  if (!opened.saved) return { kind: 'not_saved' }
  return opened.plan ? { kind: 'replaced', mine: opened.plan } : null
}

interface EditPlan {
  key: string
  change: (plan: CampaignPlan) => CampaignPlan
}

/** Changes an open plan and stores it. A change that returns the same plan does nothing. */
export const editPlanAtom = atom(null, (get, set, { key, change }: EditPlan) => {
  const slot = planSlotAtom(key)
  const { plan, notice } = get(slot)
  if (!plan) return
  const next = change(plan)
  if (next === plan) return
  const saved = writeStoredPlan(key, next)
  set(slot, { plan: next, notice: saved ? notice : { kind: 'not_saved' } })
})

/** Dismisses a notice. */
export const dismissNoticeAtom = atom(null, (get, set, key: string) => {
  const slot = planSlotAtom(key)
  set(slot, { ...get(slot), notice: null })
})

/** Deletes a plan here and in storage: it is in the cart now, or starts again. */
export const closePlanAtom = atom(null, (_get, set, key: string) => {
  clearOpenDraft(key)
  removeStoredPlan(key)
  set(planSlotAtom(key), EMPTY)
})

interface CarryPlan {
  /** The medium whose draft is carried over, or a plan in the cart. */
  from: MediaType | CampaignPlan
  to: MediaType
  now: Date
  /** Does not change an existing draft of the other medium. */
  keepsOwn?: boolean
}

/**
 * Carries a plan over to another medium. An existing draft of that medium retains its formats,
 * inventory and budget and gets region, audience and hours; its runtime too unless the medium needs
 * more time.
 */
export const carryPlanAtom = atom(
  null,
  async (get, set, { from, to, now, keepsOwn }: CarryPlan) => {
    const draftOf = async (medium: MediaType): Promise<CampaignPlan | null> => {
      const fromKey = planStorageKey(medium)
      return get(planSlotAtom(fromKey)).plan ?? (await readStoredPlan(fromKey)).plan
    }
    // A plan in the cart has its own name.
    const plan = typeof from === 'string' ? await draftOf(from) : { ...from, name: '' }
    if (!plan || plan.mediaType === to) return
    const key = planStorageKey(to)
    const slot = planSlotAtom(key)
    const stored = get(slot).plan ?? (await readStoredPlan(key)).plan
    const carried = changeMediaType(plan, to, { now })
    if (stored && keepsOwn) return
    const next = stored ? joinPlans(stored, carried) : carried
    const saved = writeStoredPlan(key, next)
    set(slot, { plan: next, notice: saved ? null : { kind: 'not_saved' } })
  },
)

function joinPlans(own: CampaignPlan, carried: CampaignPlan): CampaignPlan {
  const isOtherCountry = own.region.country !== carried.region.country
  const inventory = isOtherCountry ? carried.inventory : own.inventory
  const { formatIds, creativeSource, frequencyCapPerDay, budgetMinor } = own
  return { ...carried, inventory, formatIds, creativeSource, frequencyCapPerDay, budgetMinor }
}
