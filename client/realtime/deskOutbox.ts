import { z } from 'zod'
import { deskSchema, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { OutgoingLine } from '#domain/contact/realtime/desk/deskState.ts'
import { DESK_OUTBOX_PREFIX } from '#client/state/foundation/storage/personalStorage.ts'
import { clientLog } from './clientLog.ts'

const keptLineSchema = z.object({
  desk: deskSchema,
  accountId: z.string(),
  line: z.object({
    id: z.string(),
    sessionId: z.string(),
    kind: z.enum(['desk', 'note']),
    text: z.string(),
    timestamp: z.string(),
    force: z.boolean(),
  }),
})

function readLine(key: string) {
  try {
    return keptLineSchema.parse(JSON.parse(localStorage.getItem(key) ?? ''))
  } catch {
    return null
  }
}

/** An admin's lines that the room has not stored yet, one key per line, so that tabs don't overwrite each other's. */
export class DeskOutbox {
  readonly #owner: { desk: Desk; accountId: string }

  constructor(desk: Desk, accountId: string) {
    this.#owner = { desk, accountId }
  }

  /** In the order they were written. */
  read(): OutgoingLine[] {
    const { desk, accountId } = this.#owner
    const kept = Object.keys(globalThis.localStorage ?? {})
      .filter((key) => key.startsWith(DESK_OUTBOX_PREFIX))
      .flatMap((key) => readLine(key) ?? [])
      .filter((each) => each.desk === desk && each.accountId === accountId)
    return kept
      .map(({ line }) => Object.assign(line, { problem: null }))
      .toSorted((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp))
  }

  keep({ problem: _problem, ...line }: OutgoingLine): void {
    try {
      localStorage.setItem(
        `${DESK_OUTBOX_PREFIX}${line.id}`,
        JSON.stringify({ ...this.#owner, line }),
      )
    } catch {
      clientLog('a line of the desk could not be kept')
    }
  }

  drop(id: string): void {
    try {
      localStorage.removeItem(`${DESK_OUTBOX_PREFIX}${id}`)
    } catch {
      // Then it was not stored either.
    }
  }
}
