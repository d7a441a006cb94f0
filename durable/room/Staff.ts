import type { DeskConversation } from '#domain/contact/realtime/desk/deskConversation.ts'
import type { FactTable } from '../sql/FactTable.ts'
import type { SocketLogin, VisitorRpc } from '../ports/visitor.types.ts'
import type { AdminConnection } from './adminConnection.ts'
import type { AdminSockets } from './AdminSockets.ts'
import type { ConversationTable } from './ConversationTable.ts'
import type { RoomFact } from '../ports/room.types.ts'

/**
 * Maximum number of visitors informed when the desk opens or empties; each is a call to another object, and an event
 * may make 10,000.
 */
const MAX_TOLD = 5_000
const TOLD_AT_ONCE = 100

interface StaffParts {
  facts: FactTable<RoomFact>
  table: ConversationTable
  sockets: AdminSockets
  visitor: (sessionId: string) => VisitorRpc
  mayAnswerChats: (logins: SocketLogin[]) => Promise<string[]>
  /** A visitor waits at an unstaffed desk. */
  onUnattended: (sessionId: string) => void
  onFailure: (error: unknown) => void
  waitUntil: (promise: Promise<unknown>) => void
}

/** The admins at the desk: joins, departures, lost access; informs waiting visitors. */
export class Staff {
  readonly #parts: StaffParts
  readonly #startedMs = Date.now()

  constructor(parts: StaffParts) {
    this.#parts = parts
  }

  /**
   * When an admin was last present. Without a recorded departure, the room's object itself has
   * ended: the admins reconnect to this one.
   */
  staffedUntilMs(): number {
    const kept = this.#parts.facts.get('staffedUntil')
    return kept === '' ? this.#startedMs : Number(kept ?? 0)
  }

  /** The first admin has joined. */
  noteFirstJoined(): void {
    this.#parts.facts.keep('staffedUntil', '')
    this.#parts.waitUntil(this.#tellVisitors(true))
  }

  /** An admin has left. */
  noteGone(socket: AdminConnection): void {
    const { facts, table, sockets, onUnattended, waitUntil } = this.#parts
    sockets.noteGone(socket)
    sockets.tellAll('desk:colleagues', sockets.colleagues())
    if (sockets.isStaffed()) return
    facts.keep('staffedUntil', String(Date.now()))
    // Visitors who wait are unattended now.
    for (const sessionId of table.waiting().keys()) onUnattended(sessionId)
    waitUntil(this.#tellVisitors(false))
  }

  /** Closes an admin's sockets except those of live logins. */
  endAdmin(accountId: string, liveSessionIds: string[]): void {
    this.#parts.sockets.closeOf(
      (admin) => admin.accountId === accountId && !liveSessionIds.includes(admin.accountSessionId),
    )
  }

  /**
   * Rechecks the access of the admins present: a role or a login may end without notice to this room. Raises nothing.
   */
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
      // Rechecked in a minute.
      onFailure(error)
    }
  }

  /**
   * A conversation came from another desk: informs its visitor whether this desk is staffed, and
   * mails the desk if it is not.
   */
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
