import { describe, expect, it, vi } from 'vitest'
import type { PartRequest, UploadKey } from '#client/api/creatives/uploadCalls.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { PART_BYTES } from '#domain/creatives/upload/uploadParts.ts'
import type { UploadStart, UploadView } from '#domain/creatives/upload/uploadSchema.ts'
import { inspectFile } from './inspectFile.ts'
import type { UploadJob } from './uploadJob.ts'
import { createUploadQueue, type UploadQueue } from './uploadQueue.ts'
import type { UploadTransport } from './uploadTransport.ts'

const PLACEMENT = { mediaType: 'online_display', formatIds: [] } as const

const PNG_300X250 =
  'iVBORw0KGgoAAAANSUhEUgAAASwAAAD6AQAAAAAzFkdeAAAAIElEQVR42u3BAQ0AAADCoPdPbQ8HFAAAAAAAAAAAAD8GJhYAAaqKu7kAAAAASUVORK5CYII='

/** A PNG of the right size, padded behind its end so that it has several parts. */
function banner(name: string, parts = 1, filling = 0): File {
  const content = Uint8Array.from(atob(PNG_300X250), (one) => one.charCodeAt(0))
  const padding = new Uint8Array((parts - 1) * PART_BYTES).fill(filling)
  return new File([content, padding], name)
}

/** A server that stores what it receives, and fails on request. */
class FakeServer implements UploadTransport {
  readonly uploads = new Map<string, UploadView>()
  readonly sentParts: number[] = []
  readonly completed: string[] = []
  readonly abandoned: string[] = []
  inFlight = 0
  mostInFlight = 0
  /** The outcomes of the next parts, in order. */
  failures: ProductError[] = []
  missingOnce: number[] | null = null
  /** A part that stops after one byte was sent. */
  stuckPart: number | null = null
  /** Parts wait here until they are let through. */
  gate: Promise<void> = Promise.resolve()

  start = async (lineId: string, { name, bytes, sha256 }: UploadStart): Promise<UploadView> => {
    const same = [...this.uploads.values()].find((one) => one.statedSha256 === sha256)
    if (same) return same
    const upload: UploadView = {
      id: `upl_${this.uploads.size + 1}`,
      lineId,
      fileName: name,
      bytes,
      partBytes: PART_BYTES,
      purpose: 'creative',
      replaces: null,
      receivedParts: [],
      receivedBytes: 0,
      statedSha256: sha256 ?? null,
      createdAt: '2026-11-22T08:00:00.000Z',
      expiresAt: '2026-11-23T08:00:00.000Z',
    }
    this.uploads.set(upload.id, upload)
    return upload
  }

  putPart = async ({ upload, part, content, signal, onSent }: PartRequest): Promise<void> => {
    this.inFlight += 1
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight)
    try {
      await this.gate
      signal.throwIfAborted()
      const failure = this.failures.shift()
      if (failure) throw failure
      if (part === this.stuckPart) {
        onSent(1)
        const { promise, reject } = Promise.withResolvers<never>()
        signal.addEventListener('abort', () => reject(new DOMException('Paused', 'AbortError')))
        await promise
      }
      onSent(content.size)
      this.sentParts.push(part)
      const kept = this.uploads.get(upload.id)
      if (kept)
        this.uploads.set(upload.id, { ...kept, receivedParts: [...kept.receivedParts, part] })
    } finally {
      this.inFlight -= 1
    }
  }

  complete = async ({ id }: UploadKey): Promise<unknown> => {
    const missing = this.missingOnce
    this.missingOnce = null
    if (missing) throw new ProductError('upload_incomplete', { details: { missing } })
    this.completed.push(id)
    return {}
  }

  abandon = async ({ id }: UploadKey): Promise<void> => {
    this.abandoned.push(id)
  }

  waitForRetry = async (): Promise<void> => {}

  /** The results of the next checks whether the server is reachable. */
  reachable: boolean[] = []
  isReachable = async (): Promise<boolean> => this.reachable.shift() ?? true
}

/** Waits until the queue's only job is in a state. */
async function reaches(queue: UploadQueue, state: UploadJob['state']): Promise<UploadJob> {
  const found = () => queue.jobs().find((job) => job.state === state)
  const { promise, resolve } = Promise.withResolvers<UploadJob>()
  const look = () => {
    const job = found()
    if (job) resolve(job)
  }
  const stop = queue.subscribe(look)
  look()
  const job = await promise
  stop()
  return job
}

function given() {
  const server = new FakeServer()
  const queue = createUploadQueue(server, () => 0)
  const add = (file: File, resumes?: UploadView) =>
    queue.add([{ lineId: 'lin_1', file, placement: PLACEMENT, ...(resumes ? { resumes } : {}) }])
  return { server, queue, add }
}

describe('uploads in the queue', () => {
  it('send the whole file, three parts at a time', async () => {
    const { server, queue, add } = given()
    add(banner('a.png', 2))
    const job = await reaches(queue, 'done')
    expect(job.sentBytes).toBe(job.file.size)
    expect(server.sentParts.toSorted((a, b) => a - b)).toEqual([1, 2])
    expect(server.mostInFlight).toBeLessThanOrEqual(3)
    expect(server.completed).toEqual(['upl_1'])
  })

  it('are refused before sending when the file does not fit', async () => {
    const { server, queue, add } = given()
    add(new File(['not an ad'], 'a.png'))
    const job = await reaches(queue, 'refused')
    expect(job.findings.map(({ code }) => code)).toEqual(['unknown_file_type'])
    expect(server.uploads.size).toBe(0)
  })

  it('wait while the connection is down, and resume automatically', async () => {
    const { server, queue, add } = given()
    server.failures = [new ProductError('unavailable'), new ProductError('unavailable')]
    const states: string[] = []
    queue.subscribe(() => states.push(queue.jobs()[0]?.state ?? ''))
    add(banner('a.png'))
    await reaches(queue, 'done')
    expect(states).toContain('offline')
    expect(server.sentParts).toEqual([1])
  })

  it('stop after a final refusal of the server, and can be retried by hand', async () => {
    const { server, queue, add } = given()
    server.failures = [new ProductError('uploads_closed', { message: 'It is over.' })]
    add(banner('a.png'))
    const job = await reaches(queue, 'failed')
    expect(job.problem).toBe('It is over.')
    queue.resume(job.id)
    await reaches(queue, 'done')
    expect(server.uploads.size).toBe(1)
  })

  it('resend parts that the server misses at the end', async () => {
    const { server, queue, add } = given()
    server.missingOnce = [1]
    add(banner('a.png'))
    await reaches(queue, 'done')
    expect(server.sentParts).toEqual([1, 1])
  })

  it('can be paused, and resume where they stopped', async () => {
    const { server, queue, add } = given()
    const { promise, resolve } = Promise.withResolvers<void>()
    server.gate = promise
    add(banner('a.png', 2))
    const { id } = await reaches(queue, 'sending')
    queue.pause(id)
    resolve()
    await reaches(queue, 'paused')
    queue.resume(id)
    await reaches(queue, 'done')
    expect(server.sentParts.toSorted((a, b) => a - b)).toEqual([1, 2])
    expect(server.uploads.size).toBe(1)
  })

  it('count only acknowledged parts when paused, and resume from there', async () => {
    const { server, queue, add } = given()
    server.stuckPart = 2
    add(banner('a.png', 2))
    await expect.poll(() => queue.jobs()[0]?.sentBytes).toBe(PART_BYTES + 1)
    await expect.poll(() => server.sentParts).toEqual([1])
    queue.pause(queue.jobs()[0]?.id ?? '')
    expect(queue.jobs()[0]).toMatchObject({ state: 'paused', sentBytes: PART_BYTES })
  })

  it('are discarded completely when canceled', async () => {
    const { server, queue, add } = given()
    const { promise, resolve } = Promise.withResolvers<void>()
    server.gate = promise
    add(banner('a.png'))
    const job = await reaches(queue, 'sending')
    await Promise.resolve()
    queue.cancel(job.id)
    resolve()
    expect(queue.jobs()).toEqual([])
    await expect.poll(() => server.abandoned).toEqual(['upl_1'])
  })

  it('resume after an interruption with the same file only', async () => {
    const { server, queue, add } = given()
    const file = banner('a.png', 2)
    server.failures = [new ProductError('uploads_closed'), new ProductError('uploads_closed')]
    add(file)
    await reaches(queue, 'failed')
    const [upload] = server.uploads.values()
    if (!upload) throw new Error('nothing was begun')
    server.uploads.set(upload.id, { ...upload, receivedParts: [1] })

    const other = createUploadQueue(server, () => 0)
    const resume = (again: File) =>
      other.add([{ lineId: 'lin_1', file: again, placement: PLACEMENT, resumes: upload }])
    resume(banner('b.png', 2, 1))
    expect((await reaches(other, 'failed')).problem).toContain('another file than a.png')
    server.sentParts.length = 0
    resume(file)
    await reaches(other, 'done')
    expect(server.sentParts).toEqual([2])
  })

  it('wait for a connection while the scripts of the check fail to load', async () => {
    const server = new FakeServer()
    server.reachable = [false, false]
    let loads = 0
    const queue = createUploadQueue(
      server,
      () => 0,
      async (file, placement) => {
        loads += 1
        if (loads < 3) throw new TypeError('Failed to fetch dynamically imported module')
        return await inspectFile(file, placement)
      },
    )
    const states: string[] = []
    queue.subscribe(() => states.push(queue.jobs()[0]?.state ?? ''))
    queue.add([{ lineId: 'lin_1', file: banner('a.png'), placement: PLACEMENT }])
    expect((await reaches(queue, 'done')).findings).toEqual([])
    expect(states).toContain('offline')
    expect(states).not.toContain('refused')
  })

  it('ask for a reload when the scripts of the check are gone', async () => {
    const queue = createUploadQueue(
      new FakeServer(),
      () => 0,
      () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    )
    queue.add([{ lineId: 'lin_1', file: banner('a.png'), placement: PLACEMENT }])
    const job = await reaches(queue, 'failed')
    expect(job).toMatchObject({ needsReload: true, findings: [] })
    expect(job.problem).toContain('We updated this site')
    expect(job.problem).toContain('Reload the page')
  })

  it('blame the connection when it broke while the check was loading', async () => {
    const server = new FakeServer()
    let isThere = false
    server.isReachable = async () => {
      const answer = isThere
      isThere = true
      return await Promise.resolve(answer)
    }
    const queue = createUploadQueue(
      server,
      () => 0,
      () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    )
    queue.add([{ lineId: 'lin_1', file: banner('a.png'), placement: PLACEMENT }])
    const job = await reaches(queue, 'failed')
    expect(job.problem).toContain('The connection broke')
    expect(job.needsReload).toBe(true)
  })

  it('ask for the file again when it was saved again during the upload', async () => {
    const { server, queue, add } = given()
    const file = banner('a.png')
    const reading = vi.spyOn(Blob.prototype, 'arrayBuffer')
    server.putPart = async () => {
      // Chromium's reaction to a file whose modification time has changed.
      reading.mockRejectedValue(new DOMException('The file changed.', 'NotReadableError'))
      throw new ProductError('unavailable')
    }
    add(file)
    const job = await reaches(queue, 'failed')
    reading.mockRestore()
    expect(job.problem).toContain('saved again')
    expect(job.needsReload).toBe(false)
  })

  it('are sent once when the same file is added twice at once', async () => {
    const { server, queue, add } = given()
    const { promise, resolve } = Promise.withResolvers<void>()
    server.gate = promise
    add(banner('a.png'))
    await reaches(queue, 'sending')
    add(banner('a.png'))
    expect((await reaches(queue, 'refused')).findings[0]?.code).toBe('already_uploaded')
    resolve()
    await reaches(queue, 'done')
    expect(server.uploads.size).toBe(1)
  })
})
