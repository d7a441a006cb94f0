import { DurableObject } from 'cloudflare:workers'
import type { BookPointer } from '#domain/delivery/book/bookPointer.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import type { KnownVersion, RelayedPointer, RelayPorts, RelayRpc } from './keeper.types.ts'

/** A pointer that the keeper confirmed this recently is returned without a call to the keeper. */
const FRESH_MS = 1_000
/** The time that a reader waits for a slow keeper, before it gets the last pointer with its age. */
const LONGEST_WAIT_MS = 700
/** After a failure this recent no reader waits. */
const FAILED_MS = 1_500
const POINTER_KEY = 'pointer'
const LOG_EVERY_MS = 60_000

/**
 * A copy of the book keeper's pointer, near the ad server's readers of one region: one call to the keeper per second,
 * however many readers. While the keeper is down it returns the last pointer, which it stores.
 */
export abstract class BookRelay<Env extends Cloudflare.Env>
  extends DurableObject<Env>
  implements RelayRpc
{
  protected abstract readonly ports: RelayPorts
  #pointer: BookPointer | null
  #confirmedAtMs = 0
  #failedAtMs = 0
  #loggedAtMs = 0
  #reading: Promise<void> | null = null

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#pointer = ctx.storage.kv.get<BookPointer>(POINTER_KEY) ?? null
  }

  async read(known: KnownVersion | null): Promise<RelayedPointer> {
    if (Math.abs(Date.now() - this.#confirmedAtMs) > FRESH_MS) {
      this.#reading ??= this.#readKeeper().finally(() => {
        this.#reading = null
      })
      const isFailing = Math.abs(Date.now() - this.#failedAtMs) < FAILED_MS
      if (!isFailing || this.#pointer === null)
        await Promise.race([this.#reading, scheduler.wait(LONGEST_WAIT_MS)])
    }
    const pointer = this.#pointer
    if (pointer === null) throw new Error('The book keeper has not answered yet.')
    const isKnown = known?.epoch === pointer.epoch && known.version === pointer.version
    return { pointer: isKnown ? null : pointer, ageMs: Date.now() - this.#confirmedAtMs }
  }

  async #readKeeper(): Promise<void> {
    const startedAtMs = Date.now()
    try {
      const { epoch, version } = this.#pointer ?? {}
      const known = epoch === undefined || version === undefined ? null : { epoch, version }
      const { pointer } = await this.ports.readKeeper(known)
      if (pointer !== null) {
        this.#pointer = pointer
        this.ctx.storage.kv.put(POINTER_KEY, pointer)
      }
      this.#confirmedAtMs = startedAtMs
    } catch (error) {
      this.#failedAtMs = Date.now()
      if (Math.abs(startedAtMs - this.#loggedAtMs) < LOG_EVERY_MS) return
      this.#loggedAtMs = startedAtMs
      this.ports.log('error', 'book keeper not reached', { message: reasonOf(error) })
    }
  }
}
