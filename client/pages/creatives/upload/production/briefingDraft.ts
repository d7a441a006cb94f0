import { z } from 'zod'
import { forgetText, keepText, keptText } from '#client/state/foundation/storage/keptText.ts'
import { BRIEFING_PREFIX } from '#client/state/foundation/storage/personalStorage.ts'

const text = z.string()

/** A brief as it is typed. */
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

/** `of`: the brief that it changes, by when that was sent; null for the first one. */
const draftSchema = z.object({ of: z.string().nullable(), typed: typedSchema })

const keyOf = (lineId: string) => `${BRIEFING_PREFIX}${lineId}`

/** What was typed and not sent, also before the tab was closed; null once another brief has been sent since. */
export function keptBriefing(lineId: string, of: string | null): TypedBriefing | null {
  try {
    const draft = draftSchema.safeParse(JSON.parse(keptText(keyOf(lineId)) ?? 'null'))
    return draft.success && draft.data.of === of ? draft.data.typed : null
  } catch {
    return null
  }
}

/** Keeps what is typed until it is sent, or somebody logs out. */
export const keepBriefing = (lineId: string, of: string | null, typed: TypedBriefing): void =>
  keepText(keyOf(lineId), JSON.stringify({ of, typed }))

/** Forgets what was typed. */
export const forgetBriefing = (lineId: string): void => forgetText(keyOf(lineId))
