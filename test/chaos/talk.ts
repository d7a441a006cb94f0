import { setTimeout as wait } from 'node:timers/promises'
import { BenchVisitor } from '#scripts/bench/realtime/BenchVisitor.ts'
import { type Chance, newAddress, type World } from './World.ts'

const REPLAY_WAIT_MS = 30_000
const POLL_MS = 50

/** Somebody with the site open, who writes now and then and is answered now and then. */
export class Talker {
  readonly visitor: BenchVisitor
  readonly #name: string
  readonly #world: World
  readonly #going: Promise<void>[] = []
  /** A person at the desk writes one answer after the other. */
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

  /** Writes, without waiting for it to be taken; perhaps the desk answers. */
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

  /** Done when all that was written was taken. */
  async settled(): Promise<void> {
    await Promise.all([...this.#going, this.#answered])
  }

  /** Which of these texts are of this conversation. */
  texts(all: Iterable<string>): string[] {
    const own = new RegExp(`(?:^|the desk answers )${this.#name}(?: asks)? \\d+$`)
    return [...all].filter((text) => own.test(text))
  }

  /** What a browser that comes back with this session and nothing else is told, once it is told so many. */
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
