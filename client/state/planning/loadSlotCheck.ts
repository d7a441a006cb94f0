import { slotCheck, type SlotCheck } from '#domain/planning/outlook/slotCheck.ts'
import { guestAllowance } from '#domain/planning/slots/slotAllowance.ts'
import { SESSION_KEY } from '#client/state/foundation/identity/session.ts'
import { textStorage } from '#client/state/foundation/storage/textStorage.ts'

/**
 * What the plan of a cart entry, or a new one with null, may hold. A browser without a session holds nothing yet; where
 * the server is out of reach the least is assumed.
 */
export async function loadSlotCheck(editKey: string | null): Promise<SlotCheck> {
  if (textStorage().getItem(SESSION_KEY) === null) return slotCheck(guestAllowance())
  try {
    const { loadSlotAllowance } = await import('./loadSlotAllowance.ts')
    return slotCheck(await loadSlotAllowance(editKey))
  } catch {
    return slotCheck(guestAllowance())
  }
}
