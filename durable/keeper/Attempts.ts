import type { KeeperAlert } from './keeper.types.ts'
import { retryDelayMs, type Retry } from './keeperState.ts'

interface AttemptPorts {
  raiseAlert: (alert: KeeperAlert) => void
  resolveAlert: (key: string) => void
}

/** Failed work to retry, by name. A failure raises an alert, the next success resolves it. */
export class Attempts {
  readonly #failed: Record<string, Retry>
  readonly #ports: AttemptPorts

  constructor(failed: Record<string, Retry>, ports: AttemptPorts) {
    this.#failed = failed
    this.#ports = ports
  }

  /** Records an attempt. Repeated failures within one back-off count once. */
  note(name: string, failure: string | null): void {
    const last = this.#failed[name]
    const key = `book:${name}`
    if (failure === null) {
      if (!last) return
      delete this.#failed[name]
      this.#ports.resolveAlert(key)
      return
    }
    if (this.isWaiting(name)) return
    const attempts = (last?.attempts ?? 0) + 1
    this.#failed[name] = { attempts, dueAtMs: Date.now() + retryDelayMs(attempts) }
    this.#ports.raiseAlert({
      key,
      summary: `The ad server's books are behind: ${name} failed.`,
      detail: `${failure}\nAttempt ${attempts}. It is retried; ads run on the last books for up to an hour. What it means: docs/run/runbook.md, Books are behind.`,
    })
  }

  hasFailed(name: string): boolean {
    return name in this.#failed
  }

  /** Whether the work failed, and its next attempt is not due yet. */
  isWaiting(name: string): boolean {
    return (this.#failed[name]?.dueAtMs ?? 0) > Date.now()
  }

  /** The names of work that is due for another attempt. */
  dueNames(): string[] {
    return Object.keys(this.#failed).filter((name) => !this.isWaiting(name))
  }

  /** When the next attempt of any work is due, ms since 1970. */
  nextDueMs(): number {
    return Math.min(Infinity, ...Object.values(this.#failed).map(({ dueAtMs }) => dueAtMs))
  }
}
