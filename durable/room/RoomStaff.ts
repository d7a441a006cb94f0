import type { Desk } from '#domain/realtime/desk.ts'
import type { DeskConversation, DeskSummary } from '#domain/realtime/deskConversation.ts'
import { type AdminConnection, colleaguesOf } from './deskParts.ts'
import { RoomBase } from './RoomBase.ts'
import type { AdminSocket } from './room.types.ts'

const MAX_TOLD = 200

/** Who is at the desk: they come, they go, they may be sent away; visitors and the other desks know of it. */
export abstract class RoomStaff<Env extends Cloudflare.Env> extends RoomBase<Env> {
  /** The first has come. */
  protected comeToStaff(): void {
    this.store.keepFact('staffedUntil', '')
    this.ctx.waitUntil(this.tellStaffed(true))
  }

  protected override onGone(connection: AdminConnection): void {
    const others = this.noteGone(connection)
    this.tellAdmins('desk:colleagues', colleaguesOf(others))
    if (others.length > 0) return
    this.store.keepFact('staffedUntil', String(Date.now()))
    // Those who wait for an answer wait for nobody now.
    for (const sessionId of this.store.waiting().keys()) this.callDesk(sessionId)
    this.ctx.waitUntil(this.tellStaffed(false))
  }

  async endAdmin(accountId: string, liveSessionIds: string[]): Promise<void> {
    this.sendAway(
      (admin) => admin.accountId === accountId && !liveSessionIds.includes(admin.accountSessionId),
    )
  }

  async watch(by: Desk): Promise<DeskSummary> {
    return this.summaries.addWatcher(by)
  }

  async noteSummary(summary: DeskSummary): Promise<{ isStaffed: boolean }> {
    this.summaries.take(summary)
    return { isStaffed: this.joined().length > 0 }
  }

  /** While somebody is here: whether they still may be, and how it stands at the other desks. Raises nothing. */
  protected async careForStaff(): Promise<void> {
    const sockets = [...this.getConnections<AdminSocket>()]
    if (sockets.length === 0) return
    await Promise.all([this.#checkAdmins(sockets), this.summaries.watch()])
  }

  /** A role or a login may end without a word to this room. */
  async #checkAdmins(sockets: readonly AdminConnection[]): Promise<void> {
    const logins = new Map(
      sockets.flatMap(({ state }) => (state ? [[state.admin.accountSessionId, state.admin]] : [])),
    )
    try {
      const live = await this.ports.mayAnswerChats(
        [...logins.values()].map(({ accountId, accountSessionId }) => ({
          accountId,
          accountSessionId,
        })),
      )
      this.sendAway(
        ({ accountSessionId }) => logins.has(accountSessionId) && !live.includes(accountSessionId),
      )
    } catch (error) {
      // Asked again in a minute.
      this.failedToReach(error)
    }
  }

  protected sendAway(isDue: (admin: AdminSocket['admin']) => boolean): void {
    for (const socket of this.getConnections<AdminSocket>()) {
      if (!socket.state || !isDue(socket.state.admin)) continue
      const { hasJoined } = socket.state
      this.tell(socket, 'no_access')
      socket.setState({ ...socket.state, hasJoined: false })
      socket.close(1008, 'the login has ended')
      // The runtime tells of a close only once the other side has answered it.
      if (hasJoined) this.onGone(socket)
    }
  }

  /** For who comes from another desk: whether somebody is here; if nobody, the desk is called. */
  protected greet({ sessionId, state }: DeskConversation): void {
    const isStaffed = this.joined().length > 0
    if (state === 'open' && !isStaffed) this.callDesk(sessionId)
    const telling = this.ports.visitor(sessionId).tellStaffed(isStaffed)
    this.ctx.waitUntil(telling.catch((error: unknown) => this.failedToReach(error)))
  }

  protected async tellStaffed(isStaffed: boolean): Promise<void> {
    const waiting = this.store
      .newest(MAX_TOLD)
      .filter(({ state, isOnline }) => state === 'open' && isOnline)
    await Promise.allSettled(
      waiting.map(({ sessionId }) => this.ports.visitor(sessionId).tellStaffed(isStaffed)),
    )
  }
}
