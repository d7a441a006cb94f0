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
  /** Informs the admin that they have no access, and closes the socket. */
  closeSocket: (socket: AdminConnection) => void
  /** We closed a socket: the runtime reports it only once the other side has responded. */
  onClosed: (socket: AdminConnection) => void
}

/** The sockets of the admins at a desk. */
export class AdminSockets {
  readonly #parts: AdminSocketsParts
  /** Cached between broadcasts, as every message of a visitor goes to all of them. */
  #joined: readonly AdminConnection[] | null = null

  constructor(parts: AdminSocketsParts) {
    this.#parts = parts
  }

  all(): AdminConnection[] {
    return this.#parts.connections()
  }

  /** The sockets that get broadcasts. */
  joined(): readonly AdminConnection[] {
    this.#joined ??= this.all().filter(({ state }) => state?.hasJoined)
    return this.#joined
  }

  /** Whether an admin is at the desk. */
  isStaffed(): boolean {
    return this.joined().length > 0
  }

  colleagues(): Colleague[] {
    return colleaguesOf(this.joined())
  }

  noteJoined(): void {
    this.#joined = null
  }

  /** A socket is closing; the runtime may count it until it is gone. */
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

  /** Closes the sockets of admins who have lost access. */
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
