import type { Colleague } from '#domain/contact/realtime/desk/deskConversation.ts'
import type {
  DeskServerEventName,
  DeskServerPayload,
} from '#domain/contact/realtime/desk/deskEvents.ts'
import { type AdminConnection, colleaguesOf } from './adminConnection.ts'
import type { AdminSocket } from '../ports/room.types.ts'

interface AdminSocketsParts {
  connections: () => AdminConnection[]
  send: (to: readonly AdminConnection[], name: string, payload: unknown) => void
  /** Says that the admin may not be here, and closes the socket. */
  closeSocket: (socket: AdminConnection) => void
  /** A socket was closed by us: the runtime tells of it only once the other side has answered. */
  onClosed: (socket: AdminConnection) => void
}

/** The sockets of the admins at a desk. */
export class AdminSockets {
  readonly #parts: AdminSocketsParts
  /** Kept from one telling to the next: every message of a visitor is told to all of them. */
  #joined: readonly AdminConnection[] | null = null

  constructor(parts: AdminSocketsParts) {
    this.#parts = parts
  }

  all(): AdminConnection[] {
    return this.#parts.connections()
  }

  /** Those that are told what happens. */
  joined(): readonly AdminConnection[] {
    this.#joined ??= this.all().filter(({ state }) => state?.hasJoined)
    return this.#joined
  }

  /** Whether somebody is at the desk. */
  isStaffed(): boolean {
    return this.joined().length > 0
  }

  colleagues(): Colleague[] {
    return colleaguesOf(this.joined())
  }

  noteJoined(): void {
    this.#joined = null
  }

  /** A socket goes; the runtime may count it until it is gone. */
  noteGone(socket: AdminConnection): void {
    this.#joined = null
    this.#joined = this.joined().filter(({ id }) => id !== socket.id)
  }

  tellAll<Name extends DeskServerEventName>(
    name: Name,
    payload: DeskServerPayload<Name>,
    except?: AdminConnection,
  ): void {
    this.#parts.send(
      this.joined().filter(({ id }) => id !== except?.id),
      name,
      payload,
    )
  }

  /** Closes the sockets of admins who may not be here any more. */
  closeOf(isDue: (admin: AdminSocket['admin']) => boolean): void {
    for (const socket of this.all()) {
      if (!socket.state || !isDue(socket.state.admin)) continue
      const { hasJoined } = socket.state
      socket.setState({ ...socket.state, hasJoined: false })
      this.#parts.closeSocket(socket)
      if (hasJoined) this.#parts.onClosed(socket)
    }
  }
}
