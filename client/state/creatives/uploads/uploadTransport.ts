import { completeProductionUploadCall } from '#client/api/creatives/productionCalls.ts'
import type { PartRequest, UploadKey } from '#client/api/creatives/uploadCalls.ts'
import {
  abandonUploadCall,
  completeUploadCall,
  putPartCall,
  startUploadCall,
} from '#client/api/creatives/uploadCalls.ts'
import type { UploadStart, UploadView } from '#domain/creatives/upload/uploadSchema.ts'
import { isReachable } from '#client/state/foundation/whenReachable.ts'

/** The connection to the server and its retry delay, which a test of the queue replaces. */
export interface UploadTransport {
  start: (lineId: string, start: UploadStart) => Promise<UploadView>
  putPart: (request: PartRequest) => Promise<void>
  complete: (upload: UploadView) => Promise<unknown>
  abandon: (upload: UploadKey) => Promise<void>
  /** Whether the server responds at all. */
  isReachable: () => Promise<boolean>
  /** Waits before the next attempt, counted from 1: a delay, or until the connection is back. */
  waitForRetry: (attempt: number, signal: AbortSignal) => Promise<void>
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/** 1 s, 2 s, 4 s … 30 s; immediately when the browser reports that it is online again. */
function waitForRetry(attempt: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1)))
  const options = { once: true, signal }
  globalThis.addEventListener('online', () => resolve(), options)
  signal.addEventListener('abort', () => resolve(), { once: true })
  return promise.finally(() => clearTimeout(timer))
}

/** The production transport. */
export const serverTransport: UploadTransport = {
  start: startUploadCall,
  putPart: putPartCall,
  complete: (upload) =>
    upload.purpose === 'creative'
      ? completeUploadCall(upload)
      : completeProductionUploadCall(upload),
  abandon: abandonUploadCall,
  isReachable,
  waitForRetry,
}
