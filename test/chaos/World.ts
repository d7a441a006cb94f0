import { setTimeout as wait } from 'node:timers/promises'
import type { BenchAdmin } from '#scripts/bench/realtime/BenchAdmin.ts'
import type { Journal } from './Journal.ts'
import type { StripeDouble } from './StripeDouble.ts'

/** What visitors live in. */
export interface World {
  origin: string
  journal: Journal
  stripe: StripeDouble
  desk: BenchAdmin
  /** Of an admin's login. */
  deskCookie: string
  /** Nobody begins anything new; what was begun is brought to its end. */
  isClosing: () => boolean
  /** Ends what is not at its end by then. */
  end: AbortSignal
}

/** Chance of one visitor. */
export interface Chance {
  draw: () => number
  happens: (share: number) => boolean
  oneOf: <Item>(list: readonly Item[]) => Item
  /** Lets somebody think. */
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

/** An address of its own for each who comes: limits count by network. */
export function newAddress(): string {
  callers += 1
  return `10.${100 + (callers >> 16)}.${(callers >> 8) & 255}.${callers & 255}`
}
