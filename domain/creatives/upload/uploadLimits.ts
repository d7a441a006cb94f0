/** Maximum number of a line's creatives, without removed ones. */
export const MAX_CREATIVES_PER_LINE = 50
/** Maximum number of versions of a creative. */
export const MAX_VERSIONS_PER_CREATIVE = 100
/** Maximum number of concurrent uploads of a line. */
export const MAX_OPEN_UPLOADS_PER_LINE = 20

/** Daily limits of an order and of a network: uploads begun, and their total bytes. */
export const DAILY_UPLOAD_LIMITS = {
  order: { uploads: 300, bytes: 10 * 1024 ** 3 },
  network: { uploads: 1_000, bytes: 30 * 1024 ** 3 },
} as const

/** The largest file of any kind: a video (bytes). */
export const MAX_UPLOAD_BYTES = 500 * 1024 * 1024
