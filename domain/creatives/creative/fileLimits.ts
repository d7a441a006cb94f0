import type { CreativeFacts } from './creativeFacts.ts'

const MB = 1024 * 1024

/** The largest file of each kind, bytes. */
export const MAX_FILE_BYTES = {
  image: 10 * MB,
  animated_image: 10 * MB,
  html5: 10 * MB,
  audio: 50 * MB,
  video: 500 * MB,
  /** Whatever it is, nothing larger is taken. */
  unknown: 500 * MB,
} as const satisfies Record<CreativeFacts['kind'], number>

/** The largest file that any placement takes, bytes. */
export const MAX_UPLOAD_BYTES = MAX_FILE_BYTES.video

/** What an HTML5 ZIP may hold when unpacked, bytes. */
export const MAX_INFLATED_BYTES = 25 * MB
/** How many files an HTML5 ZIP may hold. */
export const MAX_ZIP_FILES = 100

/** A trim cannot end between two frames: a creative may be longer than its limit by this much, ms. */
export const LENGTH_TOLERANCE_MS = 50
/** Encoders overshoot: a trimmed copy aims below the limit by this much, ms. */
export const TRIM_MARGIN_MS = 100
