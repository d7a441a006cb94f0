import { z } from 'zod'
import { idPattern } from '#domain/foundation/ids/idPattern.ts'
import type { DraftOutline } from './draft.ts'

/** Links of one draft that work at once. */
export const MAX_DRAFT_SHARES = 10
export const DRAFT_SHARE_DAYS = 30
export const MAX_DRAFT_COMMENTS = 200
/** Most comments from one network in a day. */
export const COMMENTS_A_DAY = 50
export const MAX_COMMENT_LENGTH = 2_000
export const MAX_AUTHOR_LENGTH = 80

export const DRAFT_SHARE_KEY = idPattern('dfs')

const DAY_MS = 86_400_000

/** When a link that is made now expires: in 30 days, as an ISO time. */
export const draftShareExpiry = (now: Date): string =>
  new Date(now.getTime() + DRAFT_SHARE_DAYS * DAY_MS).toISOString()

export const draftCommentSchema = z.object({
  author: z
    .string()
    .trim()
    .min(1, 'Please enter your name.')
    .max(MAX_AUTHOR_LENGTH, `Please enter at most ${MAX_AUTHOR_LENGTH} characters.`),
  body: z
    .string()
    .trim()
    .min(1, 'Please enter a comment.')
    .max(MAX_COMMENT_LENGTH, `Please enter at most ${MAX_COMMENT_LENGTH} characters.`),
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

/** A draft as readers of its link see it, forecast and priced now. */
export interface SharedDraft {
  outline: DraftOutline
  updatedAt: string
  comments: DraftComment[]
  /** Whether the reader owns it and can remove comments. */
  isOwner: boolean
  /** Only for the owner. */
  draftId: string | null
}
