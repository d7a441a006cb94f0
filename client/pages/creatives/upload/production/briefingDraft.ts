import { z } from 'zod'
import { deleteText, saveText, savedText } from '#client/state/foundation/storage/savedText.ts'
import { BRIEFING_PREFIX } from '#client/state/foundation/storage/personalStorage.ts'

const text = z.string()

/** A brief as typed. */
const typedSchema = z.object({
  text,
  audience: text,
  tone: text,
  must: text,
  mustNot: text,
  links: text,
  colors: text,
})
export type TypedBriefing = z.infer<typeof typedSchema>

/** `of` is the time at which the edited brief was sent; null for the first brief. */
const draftSchema = z.object({ of: z.string().nullable(), typed: typedSchema })

const keyOf = (lineId: string) => `${BRIEFING_PREFIX}${lineId}`

/** The unsent text, even from before the tab was closed; null once another brief has been sent. */
export function savedBriefingDraft(lineId: string, of: string | null): TypedBriefing | null {
  try {
    const draft = draftSchema.safeParse(JSON.parse(savedText(keyOf(lineId)) ?? 'null'))
    return draft.success && draft.data.of === of ? draft.data.typed : null
  } catch {
    return null
  }
}

/** Saves the typed text until it is sent, or the user logs out. */
export const saveBriefingDraft = (lineId: string, of: string | null, typed: TypedBriefing): void =>
  saveText(keyOf(lineId), JSON.stringify({ of, typed }))

/** Deletes the typed text. */
export const deleteBriefingDraft = (lineId: string): void => deleteText(keyOf(lineId))
