import type { CreativeFacts } from './creativeFacts.ts'

const MB = 1024 * 1024

/** The largest file of each kind, bytes. */
export const MAX_FILE_BYTES = {
  image: 10 * MB,
  animated_image: 10 * MB,
  html5: 10 * MB,
  audio: 50 * MB,
  video: 500 * MB,
  /** The absolute maximum for any file. */
  unknown: 500 * MB,
} as const satisfies Record<CreativeFacts['kind'], number>

/** The largest file that any placement accepts, bytes. */
export const MAX_UPLOAD_BYTES = MAX_FILE_BYTES.video

/** Maximum unpacked size of an HTML5 ZIP, bytes. */
export const MAX_INFLATED_BYTES = 25 * MB
/** Maximum number of files in an HTML5 ZIP. */
export const MAX_ZIP_FILES = 100

/** A trim cannot end between two frames: a creative may exceed its limit by this much, ms. */
export const LENGTH_TOLERANCE_MS = 50
/** Encoders overshoot: a trimmed copy targets this much below the limit, ms. */
export const TRIM_MARGIN_MS = 100
