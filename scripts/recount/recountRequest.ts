import { parseArgs } from 'node:util'
import { epochDay, isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import { idPattern } from '#domain/foundation/ids/idPattern.ts'

export const DEPLOYED = ['staging', 'production'] as const

/** Request for a recount: on this machine, or in a deployed environment. */
export interface RecountRequest {
  line: string
  day: string
  environment: (typeof DEPLOYED)[number] | null
}

const USAGE =
  'Say which line and which UTC day: npm run recount -- --line lin_… --day 2026-11-22 [--env staging | production]'
const LINE = idPattern('lin')
const DAY = /^\d{4}-\d\d-\d\d$/

/** Parses the command line. Raises an error with the fault and the usage. */
export function readRecountRequest(args: readonly string[], today: string): RecountRequest {
  const { line, day, env } = optionsOf(args)
  if (line === undefined || day === undefined) throw new Error(USAGE)
  if (!LINE.test(line)) throw new Error(`${line} is no line's id. ${USAGE}`)
  if (!isDay(day)) throw new Error(`${day} is no day. ${USAGE}`)
  if (day > today) throw new Error(`${day} is yet to come: nothing is counted of it.`)
  const environment = DEPLOYED.find((known) => known === env) ?? null
  if (env !== undefined && environment === null)
    throw new Error(`There is no environment ${env}; there are ${DEPLOYED.join(' and ')}. ${USAGE}`)
  return { line, day, environment }
}

/** A nonexistent day is invalid or parses as another one. */
function isDay(day: string): boolean {
  const known = DAY.test(day) ? epochDay(day) : Number.NaN
  return !Number.isNaN(known) && isoDay(known) === day
}

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { line: { type: 'string' }, day: { type: 'string' }, env: { type: 'string' } },
    }).values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : 'Not understood.'} ${USAGE}`, {
      cause: error,
    })
  }
}
