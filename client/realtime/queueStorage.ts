import type { ClientEventName } from '#domain/contact/realtime/clientEvents.ts'
import type { QueuedEvent } from '#domain/contact/realtime/eventQueue.ts'
import { listOf, type Reader, shape, text } from '#domain/contact/realtime/desk/reader.ts'
import { textStorage } from '#client/state/foundation/storage/textStorage.ts'
import { QUEUE_PREFIX } from '#client/state/foundation/storage/personalStorage.ts'
import { clientLog } from './clientLog.ts'

const TAB_KEY = 'amd_tab'

// A name that the server does not know is refused there, and so settled.
const readName = text as Reader<ClientEventName>
const readPayload: Reader<object> = (value) =>
  typeof value === 'object' && value !== null ? value : undefined
const readAt: Reader<string> = (value) => text(value) ?? new Date().toISOString()
const readEvents = listOf(shape({ id: text, name: readName, payload: readPayload, at: readAt }))

/** The id of this tab; the same after a reload. */
function keptTabId(): string | null {
  try {
    return sessionStorage.getItem(TAB_KEY)
  } catch {
    return null
  }
}

function newTabId(): string {
  const id = crypto.randomUUID()
  try {
    sessionStorage.setItem(TAB_KEY, id)
  } catch {
    // Without a session storage each load is a tab of its own.
  }
  return id
}

/** Holds a lock as long as this page lives; whether it was free. */
function holdForever(key: string): Promise<boolean> {
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock ? new Promise<never>(() => {}) : undefined
    }
    navigator.locks.request(key, { ifAvailable: true }, hold).catch(() => resolve(false))
  })
}

const readQueue = (key: string): QueuedEvent[] => {
  try {
    return readEvents(JSON.parse(textStorage().getItem(key) ?? '[]')) ?? []
  } catch {
    return []
  }
}

/** What waits to be sent, kept over a reload under a key of this tab's own. */
export class QueueStorage {
  readonly #key: string

  private constructor(id: string) {
    this.#key = `${QUEUE_PREFIX}${id}`
  }

  /** Opens the queue of this tab. A duplicated tab, whose copied id is in use by the first, begins one of its own. */
  static async open(): Promise<QueueStorage> {
    const id = keptTabId() ?? newTabId()
    if (!globalThis.navigator?.locks) return new QueueStorage(id)
    if (await holdForever(`${QUEUE_PREFIX}${id}`)) return new QueueStorage(id)
    const ownId = newTabId()
    await holdForever(`${QUEUE_PREFIX}${ownId}`)
    return new QueueStorage(ownId)
  }

  read(): QueuedEvent[] {
    return readQueue(this.#key)
  }

  write(events: readonly QueuedEvent[]): void {
    try {
      if (events.length === 0) textStorage().removeItem(this.#key)
      else textStorage().setItem(this.#key, JSON.stringify(events))
    } catch {
      clientLog('the event queue could not be kept')
    }
  }

  /** Hands over what closed tabs left behind; `keep` has it in our own queue when it returns. */
  async takeLeftovers(keep: (events: QueuedEvent[]) => void): Promise<void> {
    const locks = globalThis.navigator?.locks
    if (!locks) return
    const keys = Object.keys(globalThis.localStorage ?? {}).filter(
      (key) => key.startsWith(QUEUE_PREFIX) && key !== this.#key,
    )
    for (const key of keys) {
      await locks.request(key, { ifAvailable: true }, (lock) => {
        if (!lock) return
        keep(readQueue(key))
        textStorage().removeItem(key)
      })
    }
  }
}
