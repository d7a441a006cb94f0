import { ProductError } from '#domain/foundation/errors/productError.ts'
import { missingParts, partRange } from '#domain/creatives/upload/uploadParts.ts'
import type { UploadView } from '#domain/creatives/upload/uploadSchema.ts'
import type { UploadTransport } from './uploadTransport.ts'

/** Number of parts of one file sent in parallel. */
const PARTS_IN_FLIGHT = 3

export interface Sending {
  file: File
  upload: UploadView
  transport: UploadTransport
  signal: AbortSignal
  /** Bytes sent in total, and those of acknowledged parts. */
  onProgress: (sentBytes: number, arrivedBytes: number) => void
  /** Called when the connection is lost or back. */
  onConnection: (isThere: boolean) => void
}

/** Retryable errors of a part: no connection, a busy server, a rate limit. */
const PASSING: ReadonlySet<string> = new Set([
  'unavailable',
  'unknown',
  'too_many_attempts',
  'upload_storage_failed',
])

export const isTransient = (error: unknown): boolean =>
  error instanceof ProductError && PASSING.has(error.code)

/** Retries connection failures until success, an abort or a final failure. */
export async function withRetries<Value>(
  { transport, signal, onConnection }: Pick<Sending, 'transport' | 'signal' | 'onConnection'>,
  attempt: () => Promise<Value>,
): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      const value = await attempt()
      if (tries > 1) onConnection(true)
      return value
    } catch (error) {
      if (signal.aborted || !isTransient(error)) throw error
      onConnection(false)
      await transport.waitForRetry(tries, signal)
      signal.throwIfAborted()
    }
  }
}

/**
 * Browsers report a file that was saved again or moved as a lost connection. Rejects with a DOMException in that case.
 */
async function readFirstByte(content: Blob): Promise<void> {
  await content.slice(0, 1).arrayBuffer()
}

/** Sends the parts that the server lacks, three at a time. Rejects when aborted or refused. */
export async function sendParts(sending: Sending, missing?: readonly number[]): Promise<void> {
  const { file, upload, transport, signal, onProgress } = sending
  const left = [...(missing ?? missingParts(upload.receivedParts, upload.bytes, upload.partBytes))]
  const sizeOf = (part: number) => {
    const { start, end } = partRange(part, upload.bytes, upload.partBytes)
    return end - start
  }
  let arrived = upload.bytes - left.reduce((sum, part) => sum + sizeOf(part), 0)
  const inFlight = new Map<number, number>()
  const tell = () =>
    onProgress(arrived + [...inFlight.values()].reduce((sum, one) => sum + one, 0), arrived)
  tell()
  const sendOne = async (part: number) => {
    const { start, end } = partRange(part, upload.bytes, upload.partBytes)
    const content = file.slice(start, end)
    const onSent = (bytes: number) => {
      inFlight.set(part, Math.min(bytes, content.size))
      tell()
    }
    await withRetries(sending, async () => {
      inFlight.delete(part)
      try {
        await transport.putPart({ upload, part, content, signal, onSent })
      } catch (error) {
        if (!signal.aborted && isTransient(error)) await readFirstByte(content)
        throw error
      }
    })
    inFlight.delete(part)
    arrived += content.size
    tell()
  }
  const lane = async () => {
    for (let part = left.shift(); part !== undefined; part = left.shift()) {
      signal.throwIfAborted()
      await sendOne(part)
    }
  }
  await Promise.all(Array.from({ length: PARTS_IN_FLIGHT }, lane))
}

const MAX_COMPLETIONS = 3

/** Asks the server to assemble the parts, and resends missing ones. */
export async function finishUpload(sending: Sending, onFinishing: () => void): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    onFinishing()
    try {
      await withRetries(sending, () => sending.transport.complete(sending.upload))
      return
    } catch (error) {
      const missing = missingOf(error)
      if (!missing || tries === MAX_COMPLETIONS) throw error
      await sendParts(sending, missing)
    }
  }
}

function missingOf(error: unknown): number[] | null {
  if (!(error instanceof ProductError) || error.code !== 'upload_incomplete') return null
  const { details } = error
  if (typeof details !== 'object' || details === null || !('missing' in details)) return null
  const { missing } = details
  return Array.isArray(missing) ? missing.filter((part) => typeof part === 'number') : null
}
