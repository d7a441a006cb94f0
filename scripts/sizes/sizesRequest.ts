import { parseArgs } from 'node:util'
import type { Load } from './storeSizes.ts'

const USAGE =
  'Say the load of a day: npm run sizes -- --sessions 1000000 --orders 10000 --events 1e9'

/** Reads the command line. Raises an error with the usage. */
export function readSizesRequest(args: readonly string[]): Load {
  const { values } = options(args)
  const read = (name: 'sessions' | 'orders' | 'events'): number => {
    const value = Number(values[name] ?? Number.NaN)
    if (Number.isFinite(value) && value >= 0) return value
    throw new Error(`--${name} must be a number that is not negative. ${USAGE}`)
  }
  return { sessions: read('sessions'), orders: read('orders'), events: read('events') }
}

function options(args: readonly string[]) {
  const option = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      options: { sessions: option, orders: option, events: option },
    })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)} ${USAGE}`, {
      cause: error,
    })
  }
}
