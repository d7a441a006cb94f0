import type { ClientEventName } from '#domain/contact/realtime/clientEvents.ts'
import type { QueuedEvent } from '#domain/contact/realtime/eventQueue.ts'
import { listOf, type Reader, shape, text } from '#domain/contact/realtime/desk/reader.ts'
import { textStorage } from '#client/state/foundation/storage/textStorage.ts'
import { QUEUE_PREFIX } from '#client/state/foundation/storage/personalStorage.ts'
import { clientLog } from './clientLog.ts'

const TAB_KEY = 'amd_tab'

// The server refuses an unknown event name, which settles it.
const readName = text as Reader<ClientEventName>
const readPayload: Reader<object> = (value) =>
  typeof value === 'object' && value !== null ? value : undefined
const readAt: Reader<string> = (value) => text(value) ?? new Date().toISOString()
const readEvents = listOf(shape({ id: text, name: readName, payload: readPayload, at: readAt }))

/** The ID of this tab; a reload keeps it. */
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
    // Without session storage each page load is a new tab.
  }
  return id
}

/** Holds a lock for the lifetime of this page. Returns whether it was free. */
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

/** The queue of unsent events, stored under this tab's own key to survive a reload. */
export class QueueStorage {
  readonly #key: string

  private constructor(id: string) {
    this.#key = `${QUEUE_PREFIX}${id}`
  }

  /** Opens the queue of this tab. A duplicated tab starts a new queue, since the first tab uses the copied ID. */
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

  /** Passes on the queues of closed tabs; `keep` has stored the events in our own queue when it returns. */
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
