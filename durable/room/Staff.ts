import type { DeskConversation } from '#domain/contact/realtime/desk/deskConversation.ts'
import type { FactTable } from '../sql/FactTable.ts'
import type { SocketLogin, VisitorRpc } from '../ports/visitor.types.ts'
import type { AdminConnection } from './adminConnection.ts'
import type { AdminSockets } from './AdminSockets.ts'
import type { ConversationTable } from './ConversationTable.ts'
import type { RoomFact } from '../ports/room.types.ts'

/** Visitors told when the desk opens or empties; each is a call to another object, of which an event has 10,000. */
const MAX_TOLD = 5_000
const TOLD_AT_ONCE = 100

interface StaffParts {
  facts: FactTable<RoomFact>
  table: ConversationTable
  sockets: AdminSockets
  visitor: (sessionId: string) => VisitorRpc
  mayAnswerChats: (logins: SocketLogin[]) => Promise<string[]>
  /** A visitor waits and nobody is here. */
  onUnattended: (sessionId: string) => void
  onFailure: (error: unknown) => void
  waitUntil: (promise: Promise<unknown>) => void
}

/** Who is at the desk: they come, they go, they may lose the right to be; visitors who wait know of it. */
export class Staff {
  readonly #parts: StaffParts
  readonly #startedMs = Date.now()

  constructor(parts: StaffParts) {
    this.#parts = parts
  }

  /** When somebody was here last. Without a word of the last who left, the room itself has ended: they come back to this one. */
  staffedUntilMs(): number {
    const kept = this.#parts.facts.get('staffedUntil')
    return kept === '' ? this.#startedMs : Number(kept ?? 0)
  }

  /** The first has come. */
  noteFirstJoined(): void {
    this.#parts.facts.keep('staffedUntil', '')
    this.#parts.waitUntil(this.#tellVisitors(true))
  }

  /** Somebody has left. */
  noteGone(socket: AdminConnection): void {
    const { facts, table, sockets, onUnattended, waitUntil } = this.#parts
    sockets.noteGone(socket)
    sockets.tellAll('desk:colleagues', sockets.colleagues())
    if (sockets.isStaffed()) return
    facts.keep('staffedUntil', String(Date.now()))
    // Those who wait for an answer wait for nobody now.
    for (const sessionId of table.waiting().keys()) onUnattended(sessionId)
    waitUntil(this.#tellVisitors(false))
  }

  /** Closes the sockets of an admin but those of the logins that go on. */
  endAdmin(accountId: string, liveSessionIds: string[]): void {
    this.#parts.sockets.closeOf(
      (admin) => admin.accountId === accountId && !liveSessionIds.includes(admin.accountSessionId),
    )
  }

  /** Whether those who are here still may be: a role or a login may end without a word to this room. Raises nothing. */
  async recheck(): Promise<void> {
    const { sockets, mayAnswerChats, onFailure } = this.#parts
    const logins = new Map(
      sockets
        .all()
        .flatMap(({ state }) => (state ? [[state.admin.accountSessionId, state.admin]] : [])),
    )
    if (logins.size === 0) return
    try {
      const live = await mayAnswerChats(
        [...logins.values()].map(({ accountId, accountSessionId }) => ({
          accountId,
          accountSessionId,
        })),
      )
      sockets.closeOf(
        ({ accountSessionId }) => logins.has(accountSessionId) && !live.includes(accountSessionId),
      )
    } catch (error) {
      // Asked again in a minute.
      onFailure(error)
    }
  }

  /** A conversation came from another desk: its visitor learns whether somebody is here; if nobody, the desk is told by mail. */
  noteAdopted({ sessionId, state }: DeskConversation): void {
    const { sockets, visitor, onUnattended, onFailure, waitUntil } = this.#parts
    const isStaffed = sockets.isStaffed()
    if (state === 'open' && !isStaffed) onUnattended(sessionId)
    waitUntil(visitor(sessionId).tellStaffed(isStaffed).catch(onFailure))
  }

  async #tellVisitors(isStaffed: boolean): Promise<void> {
    const online = this.#parts.table.onlineIds(MAX_TOLD)
    while (online.length > 0 && this.#parts.sockets.isStaffed() === isStaffed) {
      const batch = online.splice(0, TOLD_AT_ONCE)
      await Promise.allSettled(batch.map((id) => this.#parts.visitor(id).tellStaffed(isStaffed)))
    }
  }
}
