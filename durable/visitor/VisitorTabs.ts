import type { ServerEventName, ServerPayload } from '#domain/contact/realtime/serverEvents.ts'
import type { VisitorConnection } from '../ports/visitor.types.ts'

interface VisitorTabsParts {
  connections: () => VisitorConnection[]
  send: (to: readonly VisitorConnection[], name: string, payload: unknown, ackId?: number) => void
}

/** The open tabs of a session, and sending to them. */
export class VisitorTabs {
  readonly #parts: VisitorTabsParts

  constructor(parts: VisitorTabsParts) {
    this.#parts = parts
  }

  all(): VisitorConnection[] {
    return this.#parts.connections()
  }

  /** The tabs that have reported their session: they get events. */
  joined(): VisitorConnection[] {
    return this.all().filter(({ state }) => state?.hasJoined)
  }

  /**
   * Sends an event to a tab that has reported its session. The tab acknowledges an event with a
   * number.
   */
  tell<Name extends ServerEventName>(
    tab: VisitorConnection,
    name: Name,
    payload: ServerPayload<Name>,
    ackId?: number,
  ): void {
    if (tab.state?.hasJoined) this.#parts.send([tab], name, payload, ackId)
  }

  tellAll<Name extends ServerEventName>(
    name: Name,
    payload: ServerPayload<Name>,
    { except, ackId }: { except?: VisitorConnection; ackId?: number } = {},
  ): void {
    const others = this.joined().filter(({ id }) => id !== except?.id)
    this.#parts.send(others, name, payload, ackId)
  }
}
