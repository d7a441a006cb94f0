import { z } from 'zod'
import { textStorage } from '#client/state/storage/textStorage.ts'

/** What was moved out of the cart and not yet acknowledged, kept over reloads. */
const NOTICE_KEY = 'amd_cart_set_aside'

const noticeSchema = z.array(z.object({ key: z.string(), reason: z.string() }))
export type SetAsideEntry = z.infer<typeof noticeSchema>[number]

/** The entries a person has not yet been told of. */
export function readSetAside(): SetAsideEntry[] {
  try {
    return noticeSchema.parse(JSON.parse(textStorage().getItem(NOTICE_KEY) ?? '[]'))
  } catch {
    return []
  }
}

/** Keeps what is to be told; an empty list once it was acknowledged. */
export function writeSetAside(entries: readonly SetAsideEntry[]): void {
  if (entries.length === 0) textStorage().removeItem(NOTICE_KEY)
  else textStorage().setItem(NOTICE_KEY, JSON.stringify(entries))
}
