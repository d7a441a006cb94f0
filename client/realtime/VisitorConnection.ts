import { readAcknowledgement } from '#domain/contact/realtime/chat/acknowledgement.ts'
import {
  lastSeqOf,
  withDesk,
  withFailed,
  withHistory,
  withOtherSession,
  withOutgoing,
  withoutConversation,
} from '#domain/contact/realtime/chat/chatState.ts'
import type { ClientEventName, ClientInput } from '#domain/contact/realtime/clientEvents.ts'
import {
  mergeEarlierEvents,
  afterDisconnect,
  emptyEventQueue,
  enqueue,
  nextToSend,
  type EventQueue,
  type QueuedEvent,
  removeEvent,
} from '#domain/contact/realtime/eventQueue.ts'
import { parseServerEvent, type ServerEvent } from '#domain/contact/realtime/serverEvents.ts'
import { loggedIn, loggedOut, withUserEdit } from '#domain/accounts/userState.ts'
import {
  clearAccount,
  onLogout,
  refreshAccount,
} from '#client/state/foundation/identity/accountStore.ts'
import { textStorage } from '#client/state/foundation/storage/textStorage.ts'
import {
  changeChat,
  changeUser,
  chat,
  sessionUser,
  unreadNotifications,
} from '#client/state/foundation/realtimeState.ts'
import { SESSION_KEY } from '#client/state/foundation/identity/session.ts'
import { ChatArrivals } from './ChatArrivals.ts'
import { clientLog } from './clientLog.ts'
import { syncAccount } from './syncAccount.ts'
import type { QueueStorage } from './queueStorage.ts'
import { RealtimeSocket } from './RealtimeSocket.ts'
import { addressWithSession } from './addressWithSession.ts'
import { readTrackingId, writeTrackingId } from './trackingCookie.ts'

const RETRY_REFUSED_MS = 3_000

/** The browser's data sent with every connection (Contact 2). */
export interface VisitorLocale {
  country: string
  currency: string
  language: string
  timezone: string
}

/** The visitor's connection: keeps session, user and chat in the state, and sends each event once and in order. */
export class VisitorConnection {
  readonly #socket: RealtimeSocket
  readonly #storage: QueueStorage
  readonly #locale: VisitorLocale
  #queue: EventQueue = emptyEventQueue
  /** Whether the session was sent on this connection; events are sent after it. */
  #hasJoined = false
  readonly #arrivals = new ChatArrivals(() => this.#askForMissed())

  constructor(socketUrl: string, storage: QueueStorage, locale: VisitorLocale) {
    this.#storage = storage
    this.#locale = locale
    this.#restore(storage.read())
    this.#socket = new RealtimeSocket({
      address: () => addressWithSession(socketUrl, keptSession() ?? ''),
      onConnected: () => void this.#join(),
      onDisconnected: () => this.#disconnected(),
      onEvent: (data) => this.#take(data),
      isUrgent: () => this.#queue.events.some(({ name }) => name === 'chat:send-user-message'),
    })
  }

  start(): void {
    this.#socket.start()
    void this.#storage.takeLeftovers((events) => {
      this.#restore(events)
      this.#storage.write(this.#queue.events)
      this.#flush()
    })
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === SESSION_KEY) this.#sessionChanged(newValue)
    })
    onLogout(() => this.#forgetConversation())
  }

  stop(): void {
    this.#socket.stop()
  }

  /** Emits an event that must arrive: queued until the server has stored it, in the order of the calls. */
  emit<Name extends ClientEventName>(
    name: Name,
    payload: ClientInput<Name> & { id: string },
  ): void {
    const at = new Date().toISOString()
    this.#keep(enqueue(this.#queue, { id: payload.id, name, payload, at }))
    this.#flush()
  }

  /** Emits an event that is useless later; drops it without a connection. */
  emitNow<Name extends ClientEventName>(name: Name, payload?: ClientInput<Name>): boolean {
    return this.#hasJoined && this.#socket.send(name, payload)
  }

  /** Emits an event and returns its acknowledgment. Raises NotConnectedError. */
  async ask<Name extends ClientEventName>(
    name: Name,
    payload?: ClientInput<Name>,
  ): Promise<unknown> {
    return await this.#socket.ask(name, payload)
  }

  /** Called when the conversation continues under another session ID. */
  onContinued: () => void = () => {}

  /** Called when a login here or in another tab changes the session ID, or a logout removes it. */
  #sessionChanged(sessionId: string | null): void {
    if (sessionId === sessionUser().session_id) return
    changeUser((state) => ({ ...state, session_id: sessionId }))
    if (sessionId === null) return this.#forgetConversation()
    this.onContinued()
    this.#socket.reconnect()
  }

  /** From the logout on, the next person at this browser sees no chat and sends no queued events. */
  #forgetConversation(): void {
    this.#keep(emptyEventQueue)
    changeChat(withoutConversation)
  }

  /** Takes over events queued before this page; their messages show as being sent. */
  #restore(events: readonly QueuedEvent[]): void {
    this.#queue = mergeEarlierEvents(this.#queue, events)
    for (const { id, name, payload, at = new Date().toISOString() } of events) {
      if (name !== 'chat:send-user-message') continue
      const { text } = payload as { text?: unknown }
      changeChat((state) => withOutgoing(state, { id, text: String(text), timestamp: at }))
    }
  }

  async #join(): Promise<void> {
    const { country, currency, language, timezone } = this.#locale
    this.#socket.send('country', country)
    this.#socket.send('currency', currency)
    this.#socket.send('language', language)
    this.#socket.send('timezone', timezone)
    try {
      await this.#socket.ask('session', {
        sessionId: keptSession(),
        trackingId: readTrackingId(),
        lastSeq: lastSeqOf(chat()),
      })
    } catch {
      return
    }
    this.#hasJoined = true
    changeUser((state) => ({ ...state, connected: true }))
    this.#flush()
  }

  #disconnected(): void {
    this.#hasJoined = false
    this.#queue = afterDisconnect(this.#queue)
    changeUser((state) => ({ ...state, connected: false, ready: false }))
    changeChat((state) => ({ ...state, typing: null }))
  }

  #keep(queue: EventQueue): void {
    this.#queue = queue
    this.#storage.write(queue.events)
  }

  #flush(): void {
    if (!this.#hasJoined) return
    const { queue, events } = nextToSend(this.#queue)
    this.#queue = queue
    for (const event of events) void this.#send(event)
  }

  async #send(event: QueuedEvent): Promise<void> {
    let answer: unknown
    try {
      answer = await this.#socket.ask(event.name, this.#withSession(event))
    } catch {
      // The connection was lost: the event is still in the queue and is resent over the next one.
      return
    }
    const read = readAcknowledgement(answer)
    if (read?.success === false) {
      if (read.error.code === 'failed') return this.#tryAgainLater()
      this.#refused(event, read.error)
    }
    if (event.name === 'chat:send-user-message') this.#arrivals.takeOwn(event, answer)
    this.#keep(removeEvent(this.#queue, event.id))
    this.#flush()
  }

  /** A queued event may outlive its session: it is sent for the current one. */
  #withSession({ payload }: QueuedEvent): unknown {
    if (typeof payload !== 'object' || payload === null || !('sessionId' in payload)) return payload
    return { ...payload, sessionId: sessionUser().session_id }
  }

  #refused({ name, id }: QueuedEvent, { code, message }: { code: string; message: string }): void {
    clientLog('event refused', { name, code })
    if (name === 'chat:send-user-message') changeChat((state) => withFailed(state, id, message))
  }

  #tryAgainLater(): void {
    setTimeout(() => this.#socket.reconnect(), RETRY_REFUSED_MS)
  }

  #take(data: readonly unknown[]): void {
    const event = parseServerEvent(data)
    if (event) this.#apply(event)
  }

  #apply(event: ServerEvent): void {
    switch (event.name) {
      case 'loggedIn':
        changeUser((state) => loggedIn(state, event.payload, state.ready))
        return syncAccount()
      case 'loggedOut':
        changeUser(loggedOut)
        // Even if this page never learned whose login it was.
        this.#forgetConversation()
        return clearAccount()
      case 'user:edit':
        changeUser((state) => withUserEdit(state, event.payload))
        // Sent also when only the rights have changed, which it does not carry.
        return void refreshAccount()
      case 'session':
        return this.#takeSession(event.payload)
      case 'notifications':
        return unreadNotifications.change(() => event.payload)
      case 'ready':
        return changeUser((state) => ({ ...state, ready: event.payload }))
      case 'user_tracking_id':
        writeTrackingId(event.payload)
        return changeUser((state) => ({ ...state, user_tracking_id: event.payload }))
      case 'user:admin-message':
        return this.#arrivals.take({ ...event.payload, sent: false })
      case 'chat:own-message':
        return this.#arrivals.take(event.payload)
      case 'chat:typing':
        return this.#arrivals.takeTyping(event.payload)
      case 'chat:history':
        return changeChat((state) => withHistory(state, event.payload))
      case 'chat:desk':
        return changeChat((state) => withDesk(state, event.payload))
      case 'realtime:error':
        // A login or a logout ends a session, and the server notifies its tabs.
        if (event.payload.code === 'session_ended') return
        return clientLog('refused', { code: event.payload.code })
      default:
        return event satisfies never
    }
  }

  #takeSession(sessionId: string): void {
    const { session_id } = sessionUser()
    if (session_id !== null && session_id !== sessionId) changeChat(withOtherSession)
    textStorage().setItem(SESSION_KEY, sessionId)
    changeUser((state) => ({ ...state, session_id: sessionId }))
  }

  /** A message is missing, e.g. our own unacknowledged one: requests everything after the last known one. */
  #askForMissed(): void {
    const session = { sessionId: keptSession(), lastSeq: lastSeqOf(chat()) }
    this.#socket.ask('session', session).catch(() => {
      // The next connection requests the same.
    })
  }
}

const keptSession = (): string | null => textStorage().getItem(SESSION_KEY)
