/** How many creatives a line holds, removed ones left out. */
export const MAX_CREATIVES_PER_LINE = 50
/** How many versions one creative has in all. */
export const MAX_VERSIONS_PER_CREATIVE = 100
/** How many uploads of a line may be under way at once. */
export const MAX_OPEN_UPLOADS_PER_LINE = 20

/** What an order and a network may send in a day: uploads begun, and their bytes together. */
export const DAILY_UPLOAD_LIMITS = {
  order: { uploads: 300, bytes: 10 * 1024 ** 3 },
  network: { uploads: 1_000, bytes: 30 * 1024 ** 3 },
} as const

/** The largest file of any kind: a video (bytes). */
export const MAX_UPLOAD_BYTES = 500 * 1024 * 1024
