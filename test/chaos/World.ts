import { setTimeout as wait } from 'node:timers/promises'
import type { BenchAdmin } from '#scripts/bench/realtime/BenchAdmin.ts'
import type { Journal } from './Journal.ts'
import type { StripeDouble } from './StripeDouble.ts'

/** The environment that visitors share. */
export interface World {
  origin: string
  journal: Journal
  stripe: StripeDouble
  desk: BenchAdmin
  /** The cookie of an admin's login. */
  deskCookie: string
  /** Whether visitors must start nothing new, and only complete their tasks. */
  isClosing: () => boolean
  /** Aborts tasks that are still incomplete at the end. */
  end: AbortSignal
}

/** A visitor's random choices. */
export interface Chance {
  draw: () => number
  happens: (share: number) => boolean
  oneOf: <Item>(list: readonly Item[]) => Item
  /** Pauses for a random time. */
  think: (mostMs: number) => Promise<void>
}

export function chanceOf(draw: () => number): Chance {
  return {
    draw,
    happens: (share) => draw() < share,
    oneOf: (list) => {
      const item = list[Math.floor(draw() * list.length)]
      if (item === undefined) throw new Error('There is nothing to choose from.')
      return item
    },
    think: async (mostMs) => {
      await wait(draw() * mostMs)
    },
  }
}

let callers = 0

/** A new caller address for each client, as limits count by network. */
export function newAddress(): string {
  callers += 1
  return `10.${100 + (callers >> 16)}.${(callers >> 8) & 255}.${callers & 255}`
}
