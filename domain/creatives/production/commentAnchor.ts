import { z } from 'zod'
import type { CreativeFacts } from '../creative/creativeFacts.ts'
import { MAX_COMMENT_LENGTH } from './productionLimits.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'

const share = z.number().min(0).max(1)

/** A comment's position in a file: a point in the picture, as shares of its width and height, or a moment. */
export const commentAnchorSchema = z.union([
  z.strictObject({ x: share, y: share }),
  z.strictObject({ atMs: z.int().min(0).max(3_600_000) }),
])
export type CommentAnchor = z.output<typeof commentAnchorSchema>

/** How a file of a draft can be anchored: by a pin, by a moment, or not at all. */
export function anchorKind(facts: CreativeFacts): 'pin' | 'moment' | null {
  switch (facts.kind) {
    case 'image':
    case 'animated_image':
    case 'html5':
      return 'pin'
    case 'video':
    case 'audio':
      return 'moment'
    case 'unknown':
      return null
  }
}

/** Whether an anchor is valid for a file. */
export function fitsAnchor(anchor: CommentAnchor, facts: CreativeFacts): boolean {
  if ('x' in anchor) return anchorKind(facts) === 'pin'
  return 'durationMs' in facts && anchorKind(facts) === 'moment' && anchor.atMs <= facts.durationMs
}

/** A comment on an ad in production: on a file of the draft and a position in it, or on the whole. */
export const productionCommentSchema = z
  .object({
    text: z
      .string()
      .trim()
      .min(1, 'Please write a comment.')
      .max(MAX_COMMENT_LENGTH, `Please keep it to ${MAX_COMMENT_LENGTH} characters.`),
    fileId: idSchema('pfl').nullable().default(null),
    anchor: commentAnchorSchema.nullable().default(null),
  })
  .refine(({ fileId, anchor }) => anchor === null || fileId !== null, {
    path: ['anchor'],
    message: 'A mark belongs to a file.',
  })
export type ProductionCommentInput = z.input<typeof productionCommentSchema>
export type NewProductionComment = z.output<typeof productionCommentSchema>

/** The position of a comment in a recording, to a tenth of a second: "0:07.5". */
export function formatPlayTime(atMs: number): string {
  const tenths = Math.round(atMs / 100)
  const minutes = Math.floor(tenths / 600)
  const seconds = ((tenths % 600) / 10).toFixed(1).padStart(4, '0')
  return `${minutes}:${seconds}`
}
