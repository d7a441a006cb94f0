import { idPattern } from '#domain/foundation/ids/idPattern.ts'
import { z } from 'zod'

/** How long a share link can be made to work. */
export const SHARE_DAYS = [7, 30, 90] as const
export type ShareDays = (typeof SHARE_DAYS)[number]

/** Links of one report that work at once. */
export const MAX_SHARES = 10

export const shareRequestSchema = z.object({ days: z.literal(SHARE_DAYS) })

export const SHARE_KEY = idPattern('shr')

const DAY_MS = 86_400_000

/** When a link that is made now stops working. */
export const shareExpiry = (now: Date, days: ShareDays): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString()
