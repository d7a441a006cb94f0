import { slotCheck, type SlotCheck } from '#domain/planning/findings/slotCheck.ts'
import { guestAllowance } from '#domain/planning/slots/slotAllowance.ts'
import { SESSION_KEY } from '#client/state/foundation/identity/session.ts'
import { textStorage } from '#client/state/foundation/storage/textStorage.ts'

/**
 * The slot check of a cart entry's plan, or of a new one with null. A browser without a session
 * holds nothing yet; if the server is unreachable, the lowest allowance applies.
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
