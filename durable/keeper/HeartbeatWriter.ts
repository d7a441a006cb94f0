import type { BookPointer } from '#domain/delivery/book/bookPointer.ts'
import type { Heartbeat } from '#domain/delivery/book/heartbeat.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'

/** A reader trusts a heartbeat for six seconds (worker/serve/pointerCache.ts). */
const EVERY_MS = 2_500
/** The bucket allows one write per second per key. */
const SHORTEST_MS = 1_100

interface HeartbeatPorts {
  write: (heartbeat: Heartbeat) => Promise<void>
  pointer: () => BookPointer
  /** Called after each attempt with the reason it failed, null for success. */
  note: (failure: string | null) => void
}

/** Writes the pointer to the bucket: a new version at once, the same one every few seconds while anybody reads it. */
export class HeartbeatWriter {
  readonly #ports: HeartbeatPorts
  #triedAtMs = 0
  #version = -1
  #writing: Promise<void> | null = null
  #next: Promise<void> | null = null

  constructor(ports: HeartbeatPorts) {
    this.#ports = ports
  }

  get #isNew(): boolean {
    return this.#ports.pointer().version !== this.#version
  }

  isDue(): boolean {
    if (this.#writing) return false
    return Math.abs(Date.now() - this.#triedAtMs) >= (this.#isNew ? SHORTEST_MS : EVERY_MS)
  }

  /** When the next unwritten version is due, ms since 1970; infinity for none. */
  newDueMs(): number {
    return this.#isNew && !this.#writing ? this.#triedAtMs + SHORTEST_MS : Infinity
  }

  /** Resolves after a write that began after this call, successful or not. Concurrent calls share it. */
  async write(): Promise<void> {
    this.#next ??= this.#writeNext()
    await this.#next
  }

  async #writeNext(): Promise<void> {
    await this.#writing
    const sinceMs = Date.now() - this.#triedAtMs
    if (sinceMs >= 0 && sinceMs < SHORTEST_MS) await scheduler.wait(SHORTEST_MS - sinceMs)
    this.#next = null
    this.#writing = this.#writeNow()
    await this.#writing
  }

  async #writeNow(): Promise<void> {
    const atMs = Date.now()
    this.#triedAtMs = atMs
    const pointer = this.#ports.pointer()
    try {
      await this.#ports.write({ pointer, atMs })
      this.#version = pointer.version
      this.#ports.note(null)
    } catch (error) {
      this.#ports.note(reasonOf(error))
    } finally {
      this.#writing = null
    }
  }
}
