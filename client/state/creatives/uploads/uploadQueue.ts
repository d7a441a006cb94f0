import { isAccepted } from '#domain/creatives/creative/isAccepted.ts'
import { newFinding } from '#domain/creatives/creative/newFinding.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { hashFile } from './hashFile.ts'
import { inspectFile } from './inspectFile.ts'
import { MissingCodeError, withLoadedCode } from './missingCode.ts'
import { finishUpload, withRetries, sendParts, type Sending } from './sendFile.ts'
import { transferSpeed } from './transferSpeed.ts'
import { isUnderWay, type NewUpload, type UploadJob } from './uploadJob.ts'
import type { UploadTransport } from './uploadTransport.ts'

/** Number of files uploaded in parallel. */
const FILES_AT_ONCE = 2

/** Internal data of a job. */
interface JobInside extends NewUpload {
  sha256: string | null
  /** Bytes of acknowledged parts, from which it resumes. */
  arrivedBytes: number
  controller: AbortController
}

/** Uploads of this browser: they continue while the person visits other pages of the site. */
export interface UploadQueue {
  jobs: () => readonly UploadJob[]
  subscribe: (listener: () => void) => () => void
  /** Checks files and uploads valid ones. */
  add: (uploads: readonly NewUpload[]) => void
  pause: (id: string) => void
  /** Resumes after a pause, and retries after a failure. */
  resume: (id: string) => void
  /** Cancels an upload and discards the server's part of it. */
  cancel: (id: string) => void
  /** Removes a finished one from the list. */
  forget: (id: string) => void
}

const FILE_CHANGED =
  'This file was saved again, moved or deleted after you chose it. Choose it again to upload the new version.'
const CODE_MISSING =
  'We updated this site after you opened the page. Your file is fine. Reload the page, then choose it again.'
const CODE_LOST =
  'The connection broke while this page was loading its check. Your file is fine. Reload the page, then choose it again.'

/** Creates a queue over a transport. `now` in ms; `inspect` checks a file. */
export function createUploadQueue(
  transport: UploadTransport,
  now: () => number = () => performance.now(),
  inspect: typeof inspectFile = inspectFile,
): UploadQueue {
  const queue = new Queue(transport, now, inspect)
  return {
    jobs: queue.jobs,
    subscribe: queue.subscribe,
    add: queue.add,
    pause: queue.pause,
    resume: queue.resume,
    cancel: queue.cancel,
    forget: queue.forget,
  }
}

class Queue {
  readonly #transport: UploadTransport
  readonly #now: () => number
  readonly #inspect: typeof inspectFile
  #jobs: readonly UploadJob[] = []
  readonly #inside = new Map<string, JobInside>()
  readonly #listeners = new Set<() => void>()
  #sending = 0
  #count = 0

  constructor(transport: UploadTransport, now: () => number, inspect: typeof inspectFile) {
    this.#transport = transport
    this.#now = now
    this.#inspect = inspect
  }

  jobs = () => this.#jobs

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  add = (uploads: readonly NewUpload[]) => {
    for (const upload of uploads) {
      this.#count += 1
      const id = `job-${this.#count}`
      const job = newJob(id, upload)
      const controller = new AbortController()
      this.#inside.set(id, { ...upload, sha256: null, arrivedBytes: job.sentBytes, controller })
      this.#set([...this.#jobs, job])
      void this.#check(id)
    }
  }

  pause = (id: string) => {
    const inside = this.#inside.get(id)
    if (!inside) return
    inside.controller.abort()
    this.#change(id, { state: 'paused', sentBytes: inside.arrivedBytes, bytesPerSecond: null })
  }

  resume = (id: string) => {
    const inside = this.#inside.get(id)
    if (!inside) return
    inside.controller = new AbortController()
    const isKnown = inside.sha256 !== null
    this.#change(id, {
      state: isKnown ? 'waiting' : 'checking',
      problem: null,
      needsReload: false,
    })
    if (isKnown) this.#sendNext()
    else void this.#check(id)
  }

  cancel = (id: string) => {
    const upload = this.#job(id)?.upload
    this.#inside.get(id)?.controller.abort()
    this.forget(id)
    // The server deletes the rest after a day.
    if (upload) void this.#transport.abandon(upload).catch(() => undefined)
  }

  forget = (id: string) => {
    this.#inside.delete(id)
    this.#set(this.#jobs.filter((job) => job.id !== id))
  }

  #job = (id: string) => this.#jobs.find((job) => job.id === id)

  #set(jobs: readonly UploadJob[]) {
    this.#jobs = jobs
    for (const listener of this.#listeners) listener()
  }

  #change(id: string, change: Partial<UploadJob>) {
    this.#set(this.#jobs.map((job) => (job.id === id ? { ...job, ...change } : job)))
  }

  async #check(id: string): Promise<void> {
    const inside = this.#inside.get(id)
    if (!inside) return
    const { signal } = inside.controller
    const loading = {
      transport: this.#transport,
      signal,
      onConnection: (isThere: boolean) =>
        this.#change(id, { state: isThere ? 'checking' : 'offline' }),
    }
    try {
      // Only people review files of a brief.
      if (inside.purpose !== 'briefing') {
        const { facts, findings } = await withLoadedCode(loading, () =>
          this.#inspect(inside.file, inside.placement),
        )
        if (signal.aborted) return
        this.#change(id, { facts, findings })
        if (!isAccepted(findings)) return this.#change(id, { state: 'refused', upload: null })
      }
      const sha256 = await withLoadedCode(loading, () => hashFile(inside.file))
      if (signal.aborted) return
      const problem = this.#problemOf(id, inside, sha256)
      if (problem) return this.#change(id, problem)
      inside.sha256 = sha256
      this.#change(id, { state: 'waiting' })
      this.#sendNext()
    } catch (error) {
      if (!signal.aborted) this.#fail(id, error)
    }
  }

  /** Rejects the same file added twice at once, and a file other than the interrupted one. */
  #problemOf(id: string, inside: JobInside, sha256: string): Partial<UploadJob> | null {
    const { resumes } = inside
    if (resumes?.statedSha256 && resumes.statedSha256 !== sha256)
      return {
        state: 'failed',
        upload: null,
        problem: `This is another file than ${resumes.fileName}. Choose the one that was cut off, or cancel it.`,
      }
    const same = this.#jobs.find(
      (job) =>
        job.id !== id &&
        job.lineId === inside.lineId &&
        isUnderWay(job) &&
        this.#inside.get(job.id)?.sha256 === sha256,
    )
    if (!same) return null
    const finding = newFinding('already_uploaded', {
      measured: `same as ${same.file.name}`,
      allowed: 'a new file',
    })
    return { state: 'refused', upload: null, findings: [finding] }
  }

  #sendNext() {
    while (this.#sending < FILES_AT_ONCE) {
      const next = this.#jobs.find(({ state }) => state === 'waiting')
      if (!next) return
      void this.#send(next.id)
    }
  }

  async #send(id: string): Promise<void> {
    const inside = this.#inside.get(id)
    if (!inside) return
    const { signal } = inside.controller
    this.#sending += 1
    this.#change(id, { state: 'sending' })
    try {
      await this.#transfer(id, inside, signal)
      if (!signal.aborted) this.#change(id, { state: 'done', bytesPerSecond: null })
    } catch (error) {
      if (!signal.aborted) this.#fail(id, error)
      inside.controller.abort()
    } finally {
      this.#sending -= 1
      this.#sendNext()
    }
  }

  async #transfer(id: string, inside: JobInside, signal: AbortSignal): Promise<void> {
    const connection = {
      transport: this.#transport,
      signal,
      onConnection: (isThere: boolean) => {
        if (!signal.aborted)
          this.#change(id, { state: isThere ? 'sending' : 'offline', bytesPerSecond: null })
      },
    }
    const { file, lineId, replaces = null, sha256, purpose = 'creative' } = inside
    const start = { name: file.name, bytes: file.size, sha256, replaces, purpose }
    const upload = await withRetries(connection, () => this.#transport.start(lineId, start))
    // Canceled or paused while it began: cancels the begun upload as well, or resumes it after the pause.
    if (signal.aborted && !this.#job(id)) await this.#transport.abandon(upload)
    signal.throwIfAborted()
    this.#change(id, { upload })
    const sending: Sending = { ...connection, file, upload, onProgress: this.#meter(id, inside) }
    await sendParts(sending)
    await finishUpload(sending, () => {
      if (!signal.aborted) this.#change(id, { state: 'finishing', bytesPerSecond: null })
    })
  }

  #meter(id: string, inside: JobInside) {
    const speed = transferSpeed()
    const { signal } = inside.controller
    return (sentBytes: number, arrivedBytes: number) => {
      const bytesPerSecond = speed.add(sentBytes, this.#now())
      if (signal.aborted) return
      inside.arrivedBytes = arrivedBytes
      this.#change(id, { sentBytes, bytesPerSecond })
    }
  }

  #fail(id: string, error: unknown) {
    const needsReload = error instanceof MissingCodeError
    const problem = asProductError(error, causeOf(error)).message
    this.#change(id, { state: 'failed', problem, needsReload, bytesPerSecond: null })
  }
}

const newJob = (id: string, { lineId, file, replaces, resumes }: NewUpload): UploadJob =>
  ({
    id,
    lineId,
    file,
    replaces: replaces ?? null,
    state: 'checking',
    facts: null,
    findings: [],
    upload: resumes ?? null,
    sentBytes: resumes?.receivedBytes ?? 0,
    bytesPerSecond: null,
    problem: null,
  }) satisfies UploadJob

/** Why a file is not sent, other than a refusal of the server. */
function causeOf(error: unknown): string {
  if (!(error instanceof MissingCodeError)) return FILE_CHANGED
  return error.wasOffline ? CODE_LOST : CODE_MISSING
}
