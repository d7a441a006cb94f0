import { z } from 'zod'
import { lineText } from '#domain/foundation/forms/lineText.ts'
import { withoutInvisible } from '#domain/foundation/forms/visibleText.ts'
import { idPattern } from '#domain/foundation/ids/idPattern.ts'
import type { DraftOutline } from './draft.ts'

/** Maximum number of active links of one draft. */
export const MAX_DRAFT_SHARES = 10
export const DRAFT_SHARE_DAYS = 30
export const MAX_DRAFT_COMMENTS = 200
/** Maximum number of comments from one network a day. */
export const COMMENTS_A_DAY = 50
export const MAX_COMMENT_LENGTH = 2_000
export const MAX_AUTHOR_LENGTH = 80

export const DRAFT_SHARE_KEY = idPattern('dfs')

const DAY_MS = 86_400_000

/** The expiry of a link that is made now: in 30 days, as an ISO time. */
export const draftShareExpiry = (now: Date): string =>
  new Date(now.getTime() + DRAFT_SHARE_DAYS * DAY_MS).toISOString()

const NO_COMMENT = 'Please enter a comment.'

export const draftCommentSchema = z.object({
  author: lineText('Please enter your name.', MAX_AUTHOR_LENGTH),
  body: z
    .string()
    .trim()
    .min(1, NO_COMMENT)
    .max(MAX_COMMENT_LENGTH, `Please enter at most ${MAX_COMMENT_LENGTH} characters.`)
    .refine(
      (text) => text.length > MAX_COMMENT_LENGTH || withoutInvisible(text) !== '',
      NO_COMMENT,
    ),
})
export type NewDraftComment = z.infer<typeof draftCommentSchema>

export interface DraftShare {
  key: string
  createdAt: string
  expiresAt: string
}

export interface DraftComment extends NewDraftComment {
  id: string
  isOwner: boolean
  createdAt: string
}

/** A draft for readers of its link, forecast and priced now. */
export interface SharedDraft {
  outline: DraftOutline
  updatedAt: string
  comments: DraftComment[]
  /** Whether the reader owns it and can remove comments. */
  isOwner: boolean
  /** Only for the owner. */
  draftId: string | null
}
