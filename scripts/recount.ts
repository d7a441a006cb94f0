/**
 * Recounts a line's deliveries on a UTC day from the raw log, and compares them with the rollups:
 * npm run recount -- --line lin_… --day 2026-11-22 [--env production].
 */
import { createHash } from 'node:crypto'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { hourFileKey } from '#domain/delivery/counting/hourFile.ts'
import { type DailyDigest, digestKey, digestText } from '#domain/delivery/counting/rawLog.ts'
import { type DeliverySource, deployedSource, localSource } from './recount/deliverySource.ts'
import { countHourFile, differences, recountDay, textOfFile } from './recount/recount.ts'
import { readRecountRequest, type RecountRequest } from './recount/recountRequest.ts'

/** A play may be reported up to three days late. */
const DAYS_AFTER = 4

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

async function digestOf(source: DeliverySource, day: string): Promise<DailyDigest | null> {
  const bytes = await source.read(digestKey(day))
  return bytes ? (JSON.parse(textOfFile(digestKey(day), bytes)) as DailyDigest) : null
}

/** Fault of a day's digest or its place in the chain; nothing without a digest. */
async function chainProblems(source: DeliverySource, day: string): Promise<string[]> {
  const digest = await digestOf(source, day)
  if (!digest) return []
  const problems: string[] = []
  if (sha256(digestText(digest)) !== digest.digest) problems.push(`the digest of ${day} is changed`)
  const before = await digestOf(source, addDays(day, -1))
  if (before && before.digest !== digest.previous)
    problems.push(`the digest of ${day} does not follow that of the day before`)
  for (const { key, sha256: known } of digest.files) {
    const bytes = await source.read(key)
    if (!bytes) problems.push(`${key} is missing`)
    else if (sha256(bytes) !== known) problems.push(`${key} is changed`)
  }
  return problems
}

async function recount(source: DeliverySource, line: string, day: string): Promise<string[]> {
  const days = Array.from({ length: DAYS_AFTER + 1 }, (_, after) => addDays(day, after))
  const texts: string[] = []
  const problems: string[] = []
  for (const one of days) {
    problems.push(...(await chainProblems(source, one)))
    for (const key of await source.files(one)) {
      const bytes = await source.read(key)
      if (bytes) for (const event of textOfFile(key, bytes).split('\n')) texts.push(event)
    }
  }
  const { counts, doubles } = recountDay(texts, { line, day })
  for (const name of [...counts.keys()].toSorted()) console.log(`${name}: ${counts.get(name)}`)
  if (doubles > 0) problems.push(`${doubles} events stand twice in the raw log`)
  const stored = await source.rollups(line, day)
  // Rows of days older than a month are in a file.
  const rollups =
    stored.size > 0 ? stored : countHourFile(await source.read(hourFileKey(line, day)))
  if (counts.size === 0 && rollups.size === 0)
    console.log(`Neither has anything of ${line} on ${day}.`)
  return [...problems, ...differences(counts, rollups)]
}

async function answer({ line, day, environment }: RecountRequest): Promise<void> {
  const source = environment ? await deployedSource(environment) : await localSource()
  try {
    const problems = await recount(source, line, day)
    for (const problem of problems) console.error(problem)
    if (problems.length === 0) console.log('The raw log and the rollups say the same.')
    else {
      console.error('What came in the last hour is in the raw log only when that is over.')
      process.exitCode = 1
    }
  } finally {
    await source.close()
  }
}

try {
  const today = new Date().toISOString().slice(0, 10)
  await answer(readRecountRequest(process.argv.slice(2), today))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
