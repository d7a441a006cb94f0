import { atom, useAtomValue } from 'jotai'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { holdSlots, releaseSlots } from '#client/api/commerce/commerceCalls.ts'
import { currentCart } from '../cart.ts'
import { createStorageSignal } from '#client/state/foundation/storage/storageSignal.ts'
import { textStorage } from '#client/state/foundation/storage/textStorage.ts'
import { planMark } from '../seenLines.ts'
import { withSession } from '#client/state/foundation/identity/session.ts'
import {
  holdsToChange,
  parseHoldRecords,
  slotTakenSchema,
  type SlotHoldRecord,
  type SlotHoldRecords,
} from './slotHoldRecords.ts'

const HOLDS_KEY = 'amd_slot_holds'
const LOCK_NAME = 'amd_slot_holds'

const holds = createStorageSignal((key) => key === HOLDS_KEY)

const readRecords = () => parseHoldRecords(textStorage().getItem(HOLDS_KEY))

function writeRecords(records: SlotHoldRecords) {
  textStorage().setItem(HOLDS_KEY, JSON.stringify(records))
  holds.tell()
}

const recordsAtom = atom<SlotHoldRecords>({})
recordsAtom.onMount = (set) => {
  const read = () => set(readRecords())
  read()
  return holds.watch(read)
}

/** The hold of a cart entry; undefined until the server has responded. */
export function useSlotHold(key: string): SlotHoldRecord | undefined {
  return useAtomValue(recordsAtom)[key]
}

/**
 * Holds the slots of new or changed billboard entries, and releases those of removed ones. Failures are retried at the
 * next call.
 */
export async function syncSlotHolds(): Promise<void> {
  await oneTabOnly(async () => {
    const { hold, release } = holdsToChange(currentCart().items.cart, readRecords())
    for (const key of release) await letGo(key)
    for (const item of hold) await ask(item)
  })
}

/** Renews the hold of an entry, for 15 minutes from now. */
export async function holdAgain(item: CartItem): Promise<void> {
  await oneTabOnly(() => ask(item))
}

async function letGo(key: string) {
  await quietly(() => releaseSlots(key))
  const { [key]: _, ...others } = readRecords()
  writeRecords(others)
}

async function ask(item: CartItem) {
  if (item.type !== 'campaign') return
  const { plan } = item.data
  const remember = (record: Omit<SlotHoldRecord, 'planMark'>) =>
    writeRecords({ ...readRecords(), [item.key]: { planMark: planMark(item), ...record } })
  try {
    const { expiresAt } = await withSession(() => holdSlots(item.key, plan))
    remember({ expiresAt, conflicts: [] })
  } catch (error) {
    if (!(error instanceof ProductError)) throw error
    const taken = slotTakenSchema.safeParse(error.details)
    // The quote reports an invalid plan, and the checkout one beyond the limits; neither gets a hold.
    if (error.code === 'slot_taken' && taken.success) {
      remember({ expiresAt: null, conflicts: taken.data.conflicts })
    } else if (error.code === 'plan_invalid' || error.code === 'slot_limit')
      remember({ expiresAt: null, conflicts: [] })
  }
}

async function quietly(call: () => Promise<unknown>) {
  try {
    await withSession(call)
  } catch (error) {
    // The hold expires by itself after 15 minutes.
    if (!(error instanceof ProductError)) throw error
  }
}

async function oneTabOnly(work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks
  if (locks) await locks.request(LOCK_NAME, work)
  else await work()
}
