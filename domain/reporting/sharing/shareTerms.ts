import { idPattern } from '#domain/foundation/ids/idPattern.ts'
import { z } from 'zod'

/** Possible lifetimes of a share link, in days. */
export const SHARE_DAYS = [7, 30, 90] as const
export type ShareDays = (typeof SHARE_DAYS)[number]

/** Maximum number of active links of one report. */
export const MAX_SHARES = 10

export const shareRequestSchema = z.object({ days: z.literal(SHARE_DAYS) })

export const SHARE_KEY = idPattern('shr')

const DAY_MS = 86_400_000

/** The expiry of a link that is made now. */
export const shareExpiry = (now: Date, days: ShareDays): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString()
