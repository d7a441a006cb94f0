import type { BookPointer } from './bookPointer.ts'

/** The keeper's pointer in the bucket, whose readers see the last write at once. */
export interface Heartbeat {
  pointer: BookPointer
  /** When the pointer was the keeper's current one, ms since 1970. */
  atMs: number
}
