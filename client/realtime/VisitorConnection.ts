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
import { forgetAccount, onLogout } from '#client/state/foundation/identity/accountStore.ts'
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
import { keepAccountInStep } from './keepAccountInStep.ts'
import type { QueueStorage } from './queueStorage.ts'
import { RealtimeSocket } from './RealtimeSocket.ts'
import { addressWithSession } from './addressWithSession.ts'
import { readTrackingId, writeTrackingId } from './trackingCookie.ts'

const RETRY_REFUSED_MS = 3_000

/** What the browser tells of itself with every connection (Contact 2). */
export interface VisitorLocale {
  country: string
  currency: string
  language: string
  timezone: string
}

/** The visitor's connection: session, user and chat in the state; what is emitted arrives once and in order. */
export class VisitorConnection {
  readonly #socket: RealtimeSocket
  readonly #storage: QueueStorage
  readonly #locale: VisitorLocale
  #queue: EventQueue = emptyEventQueue
  /** Whether the session was told on this connection: events come after it. */
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

  /** Emits an event that must arrive: kept until the server has it, sent in the order of the calls. */
  emit<Name extends ClientEventName>(
    name: Name,
    payload: ClientInput<Name> & { id: string },
  ): void {
    const at = new Date().toISOString()
    this.#keep(enqueue(this.#queue, { id: payload.id, name, payload, at }))
    this.#flush()
  }

  /** Emits what is of no use later; nothing without a connection. */
  emitNow<Name extends ClientEventName>(name: Name, payload?: ClientInput<Name>): boolean {
    return this.#hasJoined && this.#socket.send(name, payload)
  }

  /** Emits an event and gives its acknowledgement. Raises NotConnectedError. */
  async ask<Name extends ClientEventName>(
    name: Name,
    payload?: ClientInput<Name>,
  ): Promise<unknown> {
    return await this.#socket.ask(name, payload)
  }

  /** Called when the conversation goes on under another session id. */
  onContinued: () => void = () => {}

  /** Here or in another tab: a login gave the session another id, or a logout took it away. */
  #sessionChanged(sessionId: string | null): void {
    if (sessionId === sessionUser().session_id) return
    changeUser((state) => ({ ...state, session_id: sessionId }))
    if (sessionId === null) return this.#forgetConversation()
    this.onContinued()
    this.#socket.reconnect()
  }

  /** The next person at the machine sees nothing of the chat, and sends nothing of what waited: from the logout on. */
  #forgetConversation(): void {
    this.#keep(emptyEventQueue)
    changeChat(withoutConversation)
  }

  /** Takes over what waited before this page: its messages show as on their way. */
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
      // The connection was lost: the event is still in the queue and goes again over the next one.
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

  /** An event may have waited for longer than its session lived: it speaks for the one that there is now. */
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
        return keepAccountInStep()
      case 'loggedOut':
        changeUser(loggedOut)
        // Also where this page never learned whose login it was.
        this.#forgetConversation()
        return forgetAccount()
      case 'user:edit':
        changeUser((state) => withUserEdit(state, event.payload))
        return keepAccountInStep()
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
        // A login and a logout end a session, and its tabs are told so.
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

  /** A message is missing in between, e.g. our own that is not acknowledged yet: all after the last known comes again. */
  #askForMissed(): void {
    const session = { sessionId: keptSession(), lastSeq: lastSeqOf(chat()) }
    this.#socket.ask('session', session).catch(() => {
      // The next connection asks for the same.
    })
  }
}

const keptSession = (): string | null => textStorage().getItem(SESSION_KEY)
