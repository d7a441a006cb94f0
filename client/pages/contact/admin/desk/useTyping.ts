import { useEffect, useMemo } from 'react'
import type { DeskRoom } from '#client/realtime/DeskRoom.ts'

const SAY_AGAIN_MS = 3_000
const PAUSE_MS = 4_000

/** Reports typing, and its end, to the visitor and to colleagues. */
export function useTyping(room: DeskRoom, sessionId: string) {
  const typing = useMemo(() => new Typing(room, sessionId), [room, sessionId])
  useEffect(() => typing.stopped, [typing])
  return typing
}

class Typing {
  readonly #room: DeskRoom
  readonly #sessionId: string
  #saidAtMs = 0
  #pause: ReturnType<typeof setTimeout> | undefined

  constructor(room: DeskRoom, sessionId: string) {
    this.#room = room
    this.#sessionId = sessionId
  }

  readonly typed = (text: string): void => {
    if (text.trim() === '') return this.stopped()
    clearTimeout(this.#pause)
    this.#pause = setTimeout(this.stopped, PAUSE_MS)
    if (Date.now() - this.#saidAtMs < SAY_AGAIN_MS) return
    this.#saidAtMs = Date.now()
    this.#room.setTyping(this.#sessionId, true)
  }

  readonly stopped = (): void => {
    clearTimeout(this.#pause)
    if (this.#saidAtMs === 0) return
    this.#saidAtMs = 0
    this.#room.setTyping(this.#sessionId, false)
  }
}
