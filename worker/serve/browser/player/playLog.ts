import { deleteStored, readStored, store, storedNames } from './storage.ts'

const MAX_BATCH = 500
const MAX_PLAYS = 20_000
const MAX_TOKENS = 1000
/** A tab that has stored nothing for this long is gone: another one sends its plays. */
const GONE_MS = 120_000

/** A play to report: the token of its turn, its number among the token's plays, and when it began (device epoch ms). */
interface Play {
  token: string
  number: number
  at: number
}

interface StoredPlays {
  /** When the tab last stored its plays, epoch ms; 0 once it has closed. */
  aliveAt?: number
  plays?: Play[]
}

/**
 * Plays of a screen that the ad server has not acknowledged yet. Each tab stores its own; the next
 * tab sends those of a closed tab. Numbering continues after a restart, as a repeated number would
 * not count as a new play.
 */
export function openPlayLog(screenKey: string) {
  const allPlays = `amd_plays_${screenKey}`
  const ownPlays = `${allPlays}:${Math.random().toString(36).slice(2)}`
  const batchName = `amd_batch_${screenKey}`
  const numbersName = `amd_numbers_${screenKey}`
  let plays: Play[] = []
  let numbers = new Map(readStored<[string, number][]>(numbersName, []))

  const save = (aliveAt: number): void => {
    if (plays.length > 0) store(ownPlays, { aliveAt, plays })
    else deleteStored(ownPlays)
  }

  /** Takes over the plays of tabs that are gone. */
  const adopt = (): void => {
    for (const name of storedNames()) {
      if (name === ownPlays || (name !== allPlays && !name.startsWith(`${allPlays}:`))) continue
      const stored = readStored<StoredPlays | Play[] | null>(name, null)
      // Players of older versions stored only the list.
      const { aliveAt = 0, plays: theirs = [] } = Array.isArray(stored)
        ? { plays: stored }
        : (stored ?? {})
      if (Math.abs(Date.now() - aliveAt) < GONE_MS) continue
      plays = [...theirs, ...plays].slice(-MAX_PLAYS)
      save(Date.now())
      deleteStored(name)
    }
  }

  return {
    /** Records that a turn played from `at` on (device epoch ms). */
    record(token: string, at: number): void {
      const number = numbers.get(token) ?? 0
      // The newest token goes last, as the oldest are dropped first.
      numbers.delete(token)
      numbers.set(token, number + 1)
      numbers = new Map([...numbers].slice(-MAX_TOKENS))
      store(numbersName, [...numbers])
      plays = [...plays, { token, number, at }].slice(-MAX_PLAYS)
      save(Date.now())
    },

    /**
     * Sends a batch of plays. Returns whether none is left; rejects without a network. An unacknowledged batch keeps
     * its number when it is sent again.
     */
    async send(): Promise<boolean> {
      adopt()
      if (plays.length === 0) return true
      save(Date.now())
      const sent = plays.slice(0, MAX_BATCH)
      const batch = readStored(batchName, 0)
      const response = await fetch('/plays', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ batch, sentAt: Date.now(), plays: sent }),
      })
      if (!response.ok) return false
      const acknowledged = (await response.json()) as { batch?: number }
      if (acknowledged.batch !== batch) return false
      store(batchName, batch + 1)
      plays = plays.filter((play) => !sent.includes(play))
      save(Date.now())
      return plays.length === 0
    },

    /** Lets the next tab send this tab's plays at once. */
    close: (): void => save(0),
  }
}
