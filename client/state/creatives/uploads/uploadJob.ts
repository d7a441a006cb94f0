import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Finding } from '#domain/creatives/creative/finding.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'
import type { UploadPurpose, UploadView } from '#domain/creatives/upload/uploadSchema.ts'

/**
 * State of an upload. `refused`: by the check; nothing was sent. `offline`: waits for the
 * connection and resumes automatically. `failed`: the server rejects it, at least in this form.
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

/** A file selected in this browser, being uploaded to a line. Immutable: each step creates another. */
export interface UploadJob {
  id: string
  lineId: string
  file: File
  /** The creative that it will replace. */
  replaces: string | null
  state: UploadJobState
  facts: CreativeFacts | null
  findings: readonly Finding[]
  /** The server's upload, once it has begun. */
  upload: UploadView | null
  sentBytes: number
  /** Null until known. */
  bytesPerSecond: number | null
  /** The error message; null without an error. */
  problem: string | null
  /** The page's own scripts are gone: only a reload helps. */
  needsReload?: boolean
}

/** A file added to a line. */
export interface NewUpload {
  lineId: string
  file: File
  /** Purpose of the file; a creative by default. */
  purpose?: UploadPurpose
  placement: Placement
  replaces?: string | null
  /** The interrupted upload that this file resumes. */
  resumes?: UploadView
}

const UNDER_WAY: ReadonlySet<UploadJobState> = new Set([
  'checking',
  'waiting',
  'sending',
  'offline',
  'finishing',
])

/** Whether a job is active or will resume automatically: closing the page would interrupt it. */
export const isUnderWay = ({ state }: UploadJob): boolean => UNDER_WAY.has(state)
