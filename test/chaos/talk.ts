import { setTimeout as wait } from 'node:timers/promises'
import { BenchVisitor } from '#scripts/bench/realtime/BenchVisitor.ts'
import { type Chance, newAddress, type World } from './World.ts'

const REPLAY_WAIT_MS = 30_000
const POLL_MS = 50

/** A visitor with the site open, who writes now and then, and sometimes gets a reply. */
export class Talker {
  readonly visitor: BenchVisitor
  readonly #name: string
  readonly #world: World
  readonly #going: Promise<void>[] = []
  /** The desk sends its replies one after the other. */
  #answered: Promise<void> = Promise.resolve()
  #said = 0

  constructor(world: World, name: string) {
    this.#world = world
    this.#name = name
    this.visitor = new BenchVisitor(world.origin, newAddress())
  }

  async open(): Promise<void> {
    await this.visitor.open()
  }

  /** Sends a message without waiting for its acknowledgment; perhaps the desk replies. */
  say(chance: Chance): void {
    const { journal, desk } = this.#world
    this.#said += 1
    const asked = `${this.#name} asks ${this.#said}`
    this.#going.push(this.visitor.send(asked).then(() => journal.note('message', asked)))
    if (!chance.happens(0.4)) return
    const answer = `the desk answers ${this.#name} ${this.#said}`
    this.#answered = this.#answered
      .then(() => desk.answer(this.visitor.sessionId, answer))
      .then(() => journal.note('answer', answer))
  }

  /** Resolves once all messages are acknowledged. */
  async settled(): Promise<void> {
    await Promise.all([...this.#going, this.#answered])
  }

  /** The texts that belong to this conversation. */
  texts(all: Iterable<string>): string[] {
    const own = new RegExp(`(?:^|the desk answers )${this.#name}(?: asks)? \\d+$`)
    return [...all].filter((text) => own.test(text))
  }

  /**
   * The messages that a returning browser with only this session receives, once there are this
   * many.
   */
  async replayed(expected: number): Promise<string[]> {
    const { origin } = this.#world
    const again = new BenchVisitor(origin, newAddress())
    again.session = this.visitor.session
    again.socket.io.opts.query = { session: again.session }
    await again.open()
    const deadline = performance.now() + REPLAY_WAIT_MS
    while (again.messages.length < expected && performance.now() < deadline) await wait(POLL_MS)
    again.socket.disconnect()
    return again.messages.map(({ text }) => text)
  }
}
