import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Finding } from '#domain/creatives/creative/finding.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'
import type { UploadPurpose, UploadView } from '#domain/creatives/upload/uploadSchema.ts'

/**
 * Where a file on its way stands. `refused`: the check before the upload; nothing was sent. `offline`: waits for the
 * connection and goes on by itself. `failed`: the server does not take it, or not like this.
 */
export type UploadJobState =
  | 'checking'
  | 'refused'
  | 'waiting'
  | 'sending'
  | 'offline'
  | 'paused'
  | 'finishing'
  | 'failed'
  | 'done'

/** A file that somebody has chosen in this browser, on its way to a line. Never changed: each step makes another. */
export interface UploadJob {
  id: string
  lineId: string
  file: File
  /** The creative that it is to replace. */
  replaces: string | null
  state: UploadJobState
  facts: CreativeFacts | null
  findings: readonly Finding[]
  /** The upload at the server, once it has begun. */
  upload: UploadView | null
  sentBytes: number
  /** Null until it can be told. */
  bytesPerSecond: number | null
  /** Why it failed, in words; null while it has not. */
  problem: string | null
  /** The page's own scripts are gone: only a reload helps. */
  needsReload?: boolean
}

/** What somebody wants to give to a line. */
export interface NewUpload {
  lineId: string
  file: File
  /** What it is for; without one, a creative. */
  purpose?: UploadPurpose
  placement: Placement
  replaces?: string | null
  /** The upload that was cut off and goes on with this file. */
  resumes?: UploadView
}

const UNDER_WAY: ReadonlySet<UploadJobState> = new Set([
  'checking',
  'waiting',
  'sending',
  'offline',
  'finishing',
])

/** Whether a job still moves, or will by itself: closing the page would cut it off. */
export const isUnderWay = ({ state }: UploadJob): boolean => UNDER_WAY.has(state)
