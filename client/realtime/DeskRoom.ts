import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { ReadyAnswer } from '#domain/contact/realtime/desk/deskConversation.ts'
import {
  type DeskClientEventName,
  type DeskClientInput,
  type DeskJoined,
  deskLineKeptSchema,
  deskListedSchema,
  deskOpenedSchema,
  type DeskServerEvent,
} from '#domain/contact/realtime/desk/deskEvents.ts'
import {
  type DeskState,
  newDeskState,
  nextOutgoing,
  type OutgoingLine,
  withDeskEvent,
  withJoined,
  withLine,
  withListed,
  withOpened,
  withOutgoingLine,
  withoutConnection,
  withoutConversation,
  withoutOutgoingLine,
  withRefusedLine,
  withRenamed,
  withTypingAtDesk,
} from '#domain/contact/realtime/desk/deskState.ts'
import { getSettings } from '#client/api/foundation/settingsCalls.ts'
import { refreshAccount } from '#client/state/foundation/identity/accountStore.ts'
import { createStore, type Store } from '#client/store/store.ts'
import { clientLog } from './clientLog.ts'
import { DeskConnection, DeskRefusedError, doneSchema } from './DeskConnection.ts'
import { DeskOutbox } from './deskOutbox.ts'
import { NotConnectedError } from './NotConnectedError.ts'

/** A typing visitor reports again before this time (ms); after it, they count as having stopped. */
const TYPING_LIFE_MS = 8_000
/** Cursor before the first conversation. */
const AFTER_ALL = '9999-12-31T23:59:59.999Z'
/** Maximum number of pages of 200 open conversations. */
const MAX_OPEN_PAGES = 25
const SETTINGS_RETRY_MS = 3_000
/** If the room stays unreachable, it may have ended the login: reload the account. */
const RECALL_MS = 15_000

/** The room of a desk on one admin's page: its synchronized state and its actions. */
export class DeskRoom {
  readonly #desk: Desk
  readonly #outbox: DeskOutbox
  readonly #typingTimers = new Map<string, ReturnType<typeof setTimeout>>()
  readonly #store: Store<DeskState>
  #connection: DeskConnection | null = null
  /** Counts starts, so that a start superseded by a later one notices it. */
  #starts = 0
  #isStarted = false
  #isPumping = false
  #watched: string | null = null
  /** Cursor of the next page of each list. */
  readonly #older = new Map<'open' | 'closed', { before: string; beforeId?: string } | 'end'>()
  #recallTimer: ReturnType<typeof setInterval> | undefined

  constructor(desk: Desk, accountId: string) {
    this.#desk = desk
    this.#outbox = new DeskOutbox(desk, accountId)
    this.#store = createStore(newDeskState(this.#outbox.read()))
  }

  get state(): DeskState {
    return this.#store.get()
  }

  /** Subscribes to changes. Returns the function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => this.#store.watch(listener)

  start(): void {
    if (this.#isStarted) return
    this.#isStarted = true
    this.#recallTimer = setInterval(() => {
      if (this.state.connection === 'lost') void refreshAccount()
    }, RECALL_MS)
    this.#starts += 1
    void this.#connect(this.#starts)
  }

  stop(): void {
    this.#isStarted = false
    clearInterval(this.#recallTimer)
    for (const timer of this.#typingTimers.values()) clearTimeout(timer)
    this.#connection?.stop()
    this.#connection = null
  }

  /** Opens a conversation for this admin, or none with null; colleagues see which. */
  async watch(sessionId: string | null): Promise<void> {
    this.#watched = sessionId
    if (this.state.connection !== 'live') return
    await Promise.all([this.#ask('desk:watch', { sessionId }), this.#load(sessionId)]).catch(
      quietly,
    )
  }

  answer(sessionId: string, text: string, { force = false } = {}): void {
    this.#write({ sessionId, text, kind: 'desk', force })
  }

  note(sessionId: string, text: string): void {
    this.#write({ sessionId, text, kind: 'note', force: false })
  }

  /** Resends a refused line. */
  retry(id: string, { force = false } = {}): void {
    const line = this.state.outgoing.find((each) => each.id === id)
    if (line) this.#queue({ ...line, force: force || line.force, problem: null })
  }

  discard(id: string): void {
    this.#outbox.drop(id)
    this.#change(withoutOutgoingLine(this.state, id))
  }

  /** Typing is not reported without a connection. */
  setTyping(sessionId: string, isTyping: boolean): void {
    if (this.state.connection !== 'live') return
    this.#ask('desk:typing', { sessionId, isTyping }).catch(quietly)
  }

  /** Loads the next page of a list. Returns whether more pages follow. Raises NotConnectedError. */
  async loadOlder(state: 'open' | 'closed'): Promise<boolean> {
    const start = this.#older.get(state) ?? { before: AFTER_ALL }
    if (start === 'end') return false
    const asked = { ...start, state }
    const listed = await this.#connected().ask('desk:list', asked, deskListedSchema)
    this.#older.set(state, listed.next ?? 'end')
    this.#change(withListed(this.state, listed.conversations))
    return listed.next !== null
  }

  markRead(sessionId: string): void {
    this.#ask('desk:read', { sessionId }).catch(quietly)
  }

  /** The next methods raise DeskRefusedError and NotConnectedError. */
  take = (sessionId: string) => this.#ask('desk:take', { sessionId })
  release = (sessionId: string) => this.#ask('desk:release', { sessionId })
  close = (sessionId: string) => this.#ask('desk:close', { sessionId })
  reopen = (sessionId: string) => this.#ask('desk:reopen', { sessionId })
  handToDesk = (sessionId: string, desk: Desk) => this.#ask('desk:hand-over', { sessionId, desk })
  handToColleague = (sessionId: string, accountId: string) =>
    this.#ask('desk:hand-over', { sessionId, accountId })
  saveReadyAnswer = (reply: ReadyAnswer) => this.#ask('desk:save-ready-answer', reply)
  deleteReadyAnswer = (id: string) => this.#ask('desk:delete-ready-answer', { id })

  async #connect(start: number): Promise<void> {
    const socketUrl = await this.#socketUrl(start)
    if (socketUrl === null) return
    this.#connection = new DeskConnection(socketUrl, this.#desk, {
      onJoined: (joined) => this.#joined(joined),
      onDisconnected: () => this.#change(withoutConnection(this.state)),
      onEvent: (event) => this.#take(event),
    })
    this.#connection.start()
  }

  async #socketUrl(start: number): Promise<string | null> {
    const isCurrent = () => this.#isStarted && this.#starts === start
    while (isCurrent()) {
      try {
        const { settings } = await getSettings()
        return isCurrent() ? settings.socketUrl : null
      } catch {
        await new Promise((resolve) => {
          setTimeout(resolve, SETTINGS_RETRY_MS)
        })
      }
    }
    return null
  }

  #joined(joined: DeskJoined): void {
    this.#change(withJoined(this.state, joined))
    this.#older.clear()
    // The room lists open conversations first: once another kind is among them, all open ones are loaded.
    if (joined.conversations.every(({ state }) => state === 'open')) void this.#loadAllOpen()
    void this.watch(this.#watched)
    void this.#pump()
  }

  /** The longest wait may be on the last page, so load them all. */
  async #loadAllOpen(): Promise<void> {
    try {
      for (let page = 0; page < MAX_OPEN_PAGES; page += 1) {
        if (!(await this.loadOlder('open'))) return
      }
    } catch {
      // The next connection loads them.
    }
  }

  #take(event: DeskServerEvent): void {
    this.#change(withDeskEvent(this.state, event))
    if (event.name === 'desk:typing') this.#endTypingLater(event.payload)
    if (event.name === 'desk:line') this.#outbox.drop(event.payload.line.id)
    if (this.state.connection !== 'no_access') return
    this.stop()
    void refreshAccount()
  }

  #endTypingLater({ sessionId, name }: { sessionId: string; name: string | null }): void {
    const key = `${sessionId} ${name ?? ''}`
    clearTimeout(this.#typingTimers.get(key))
    const end = () =>
      this.#change(withTypingAtDesk(this.state, { sessionId, name, isTyping: false }))
    this.#typingTimers.set(key, setTimeout(end, TYPING_LIFE_MS))
  }

  async #load(sessionId: string | null): Promise<void> {
    if (sessionId === null) return
    try {
      const opened = await this.#connected().ask('desk:open', { sessionId }, deskOpenedSchema)
      const { conversation } = opened
      if (conversation.sessionId !== sessionId) {
        this.#change(withRenamed(this.state, { sessionId, conversation }))
      }
      this.#change(withOpened(this.state, conversation, opened.lines))
      for (const { id } of opened.lines) this.#outbox.drop(id)
    } catch (error) {
      if (!(error instanceof DeskRefusedError)) throw error
      this.#change(withoutConversation(this.state, sessionId))
    }
  }

  #write(line: Pick<OutgoingLine, 'sessionId' | 'text' | 'kind' | 'force'>): void {
    const text = line.text.trim()
    if (text === '') return
    const id = crypto.randomUUID()
    this.#queue({ ...line, text, id, timestamp: new Date().toISOString(), problem: null })
  }

  #queue(line: OutgoingLine): void {
    this.#outbox.keep(line)
    this.#change(withOutgoingLine(this.state, line))
    void this.#pump()
  }

  /** Sends queued lines one by one. A lost connection pauses it until the next one. */
  async #pump(): Promise<void> {
    if (this.#isPumping || this.state.connection !== 'live') return
    this.#isPumping = true
    try {
      for (;;) {
        const line = nextOutgoing(this.state)
        if (!line || !this.#connection) return
        await this.#send(this.#connection, line)
      }
    } catch {
      // The room was stopped: the line stays queued and is sent after the next start.
    } finally {
      this.#isPumping = false
    }
  }

  async #send(connection: DeskConnection, line: OutgoingLine): Promise<void> {
    const { id, sessionId, kind, text, force } = line
    try {
      const { line: kept } =
        kind === 'desk'
          ? await connection.send('desk:answer', { id, sessionId, text, force }, deskLineKeptSchema)
          : await connection.send('desk:note', { id, sessionId, text }, deskLineKeptSchema)
      this.#outbox.drop(id)
      this.#change(withoutOutgoingLine(withLine(this.state, sessionId, kept), id))
    } catch (error) {
      if (!(error instanceof DeskRefusedError)) throw error
      clientLog('line refused', { code: error.code })
      const { code, message } = error
      this.#change(withRefusedLine(this.state, id, { code, message }))
    }
  }

  #connected(): DeskConnection {
    if (!this.#connection) throw new NotConnectedError()
    return this.#connection
  }

  async #ask<Name extends DeskClientEventName>(
    name: Name,
    payload: DeskClientInput<Name>,
  ): Promise<void> {
    await this.#connected().ask(name, payload, doneSchema)
  }

  #change(state: DeskState): void {
    this.#store.change(() => state)
  }
}

/** The state shows a failure caused by a missing connection or conversation. */
const quietly = (): void => {}
