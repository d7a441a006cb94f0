import { atom, type PrimitiveAtom, type Setter } from 'jotai'
import { startTransition } from 'react'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { changeMediaType } from '#domain/planning/campaign/edits/planEdits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import {
  forgetOpenDraft,
  parseStored,
  planStorageKey,
  readStoredPlan,
  removeStoredPlan,
  writeStoredPlan,
} from './planStorage.ts'

/** What a person should know about their plan that they did not do themselves. */
export type PlanNotice =
  | { kind: 'damaged' }
  | { kind: 'not_saved' }
  | { kind: 'changed_elsewhere'; mine: CampaignPlan }
  | { kind: 'replaced'; mine: CampaignPlan }

/** One place where a plan is kept; `plan` is null until it has been opened in the browser. */
export interface PlanSlot {
  plan: CampaignPlan | null
  notice: PlanNotice | null
  /** Nothing was changed since the plan was made or read from storage. */
  isUnchanged?: boolean
}

type SlotAtom = PrimitiveAtom<PlanSlot>

const EMPTY: PlanSlot = { plan: null, notice: null }
const slots = new Map<string, SlotAtom>()

/** The slot of a storage key. While it is shown it follows what other tabs store. */
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

/** Takes over what another tab stored and keeps what was here, so that it can be brought back. */
function followOtherTab(current: PlanSlot, theirs: CampaignPlan): PlanSlot {
  if (!current.plan || JSON.stringify(current.plan) === JSON.stringify(theirs)) return current
  const mine = current.notice?.kind === 'changed_elsewhere' ? current.notice.mine : current.plan
  return { plan: theirs, notice: { kind: 'changed_elsewhere', mine } }
}

/** Shows what a slot was opened with. The whole planner is drawn then: in parts, between which the page answers. */
function showOpened(set: Setter, slot: SlotAtom, opened: PlanSlot): void {
  startTransition(() => set(slot, opened))
}

/** Opens a slot with what is stored in it; false if there is nothing to open, and a new plan has to be made. */
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
  /** Makes the plan if none is stored. */
  seed: () => CampaignPlan
  /** Begin with the seed even if a plan is stored; that one can be brought back. */
  replace?: boolean
}

/** Opens a slot: the stored plan if there is one, else a new one. */
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
  forgetOpenDraft(key)
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

/** Takes a notice away once it has been read. */
export const dismissNoticeAtom = atom(null, (get, set, key: string) => {
  const slot = planSlotAtom(key)
  set(slot, { ...get(slot), notice: null })
})

/** Forgets a plan, here and in storage: it is in the cart now, or begins anew. */
export const closePlanAtom = atom(null, (_get, set, key: string) => {
  forgetOpenDraft(key)
  removeStoredPlan(key)
  set(planSlotAtom(key), EMPTY)
})

interface CarryPlan {
  /** The medium whose draft comes along, or a plan that is in the cart. */
  from: MediaType | CampaignPlan
  to: MediaType
  now: Date
  /** Leaves a draft that the other medium already has as it is. */
  keepsOwn?: boolean
}

/**
 * Takes a plan along to another medium. Where that medium has a draft already, its formats, inventory and budget stay
 * and region, audience and hours come along; its runtime too unless the medium needs more time.
 */
export const carryPlanAtom = atom(
  null,
  async (get, set, { from, to, now, keepsOwn }: CarryPlan) => {
    const draftOf = async (medium: MediaType): Promise<CampaignPlan | null> => {
      const fromKey = planStorageKey(medium)
      return get(planSlotAtom(fromKey)).plan ?? (await readStoredPlan(fromKey)).plan
    }
    // What is in the cart has a name for itself alone.
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
