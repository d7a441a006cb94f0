import { z } from 'zod'
import { textStorage } from '#client/state/foundation/storage/textStorage.ts'
import { SET_ASIDE_NOTICE_KEY } from './setAsideNoticeKey.ts'

const noticeSchema = z.array(z.object({ key: z.string(), reason: z.string() }))
export type SetAsideEntry = z.infer<typeof noticeSchema>[number]

/** Entries moved out of the cart that the person has not acknowledged yet. */
export function readSetAside(): SetAsideEntry[] {
  try {
    return noticeSchema.parse(JSON.parse(textStorage().getItem(SET_ASIDE_NOTICE_KEY) ?? '[]'))
  } catch {
    return []
  }
}

/** Saves the notice; an empty list once it was acknowledged. */
export function writeSetAside(entries: readonly SetAsideEntry[]): void {
  if (entries.length === 0) textStorage().removeItem(SET_ASIDE_NOTICE_KEY)
  else textStorage().setItem(SET_ASIDE_NOTICE_KEY, JSON.stringify(entries))
}
