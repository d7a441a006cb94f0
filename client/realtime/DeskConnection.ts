import { z } from 'zod'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import {
  type DeskClientEventName,
  type DeskClientInput,
  type DeskJoined,
  deskJoinedSchema,
  type DeskServerEvent,
  parseDeskServerEvent,
} from '#domain/contact/realtime/desk/deskEvents.ts'
import { readAcknowledgement } from '#domain/contact/realtime/chat/acknowledgement.ts'
import { CONNECTION_POLL_MS } from '#domain/contact/realtime/realtimeLimits.ts'
import { NotConnectedError } from './NotConnectedError.ts'
import { RealtimeSocket, socketAddress } from './RealtimeSocket.ts'

/** The room refused the request, e.g. because a colleague has the conversation: `code` 'taken'. */
export class DeskRefusedError extends Error {
  readonly code: string

  constructor({ code, message }: { code: string; message: string }) {
    super(message)
    this.name = 'DeskRefusedError'
    this.code = code
  }
}

interface DeskOwner {
  /** The room's full state, sent with every connection; replaces the known one. */
  onJoined: (joined: DeskJoined) => void
  onDisconnected: () => void
  onEvent: (event: DeskServerEvent) => void
}

/** An admin's connection to the room of a desk. */
export class DeskConnection {
  readonly #socket: RealtimeSocket
  #isStopped = false

  constructor(socketUrl: string, desk: Desk, owner: DeskOwner) {
    this.#socket = new RealtimeSocket({
      address: () => socketAddress(socketUrl, location, { desk }),
      onConnected: () => {
        // The next connection joins the room again.
        this.ask('desk:join', null, deskJoinedSchema).then(owner.onJoined, () => {})
      },
      onDisconnected: owner.onDisconnected,
      onEvent: (data) => {
        const event = parseDeskServerEvent(data)
        if (event) owner.onEvent(event)
      },
    })
  }

  start(): void {
    this.#isStopped = false
    this.#socket.start()
  }

  stop(): void {
    this.#isStopped = true
    this.#socket.stop()
  }

  /** Sends a request to the room and returns its answer. Raises DeskRefusedError, NotConnectedError. */
  async ask<Name extends DeskClientEventName, Answer>(
    name: Name,
    payload: DeskClientInput<Name>,
    answerSchema: z.ZodType<Answer>,
  ): Promise<Answer> {
    const answer = await this.#socket.ask(name, payload)
    const read = readAcknowledgement(answer)
    if (read?.success === false) throw new DeskRefusedError(read.error)
    return answerSchema.parse(answer)
  }

  /**
   * Sends a request to the room and retries over the next connection; its ID makes it happen once. Raises
   * DeskRefusedError, and NotConnectedError after a stop.
   */
  async send<Name extends DeskClientEventName, Answer>(
    name: Name,
    payload: DeskClientInput<Name>,
    answerSchema: z.ZodType<Answer>,
  ): Promise<Answer> {
    for (;;) {
      try {
        return await this.ask(name, payload, answerSchema)
      } catch (error) {
        if (!(error instanceof NotConnectedError) || this.#isStopped) throw error
        await this.#connected()
      }
    }
  }

  async #connected(): Promise<void> {
    while (!this.#socket.isConnected && !this.#isStopped) {
      await new Promise((resolve) => {
        setTimeout(resolve, CONNECTION_POLL_MS)
      })
    }
  }
}

/** The answer to a request that returns no data. */
export const doneSchema = z.looseObject({ success: z.literal(true) })
