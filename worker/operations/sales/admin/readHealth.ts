import {
  countFailedMails,
  probeDatabase,
  readDatabaseBytes,
} from '#database/queries/foundation/health.ts'
import { countDeadLetters, listJobRuns } from '#database/queries/foundation/jobRuns.ts'
import type { HealthFacts } from '#domain/foundation/admin/health.ts'
import { deliveryCounter } from '#worker/adapters/durableObjects.ts'
import { deliveryDatabases } from '#worker/platform/deliveryDatabases.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { readBookAges } from './bookAges.ts'

type Context = Pick<OperationContext, 'env' | 'db' | 'settings' | 'now'>

/** Jobs with their schedules. */
export type JobSchedules = readonly { name: string; every: string }[]

/** D1, Limits: 10 GB per database, which cannot be raised. */
const D1_LIMIT_BYTES = 10_000_000_000
/** A first failure is retried within a minute. */
const FAILED_ATTEMPTS = 2
/** Timeout after which a store counts as down. */
const DEADLINE_MS = 8_000

/** All health facts. Never raises: unreadable ones are null. `clock` returns ms. */
export async function readHealth(
  context: Context,
  schedules: JobSchedules,
  clock: () => number,
): Promise<HealthFacts> {
  const { db, env, settings, now } = context
  const at = now.toISOString()
  const unread: string[] = []
  const known = async <Value>(what: string, reading: Promise<Value>) => {
    const value = await readInTime(what, reading)
    if (value.isLate) unread.push(what)
    return value.read
  }
  const shards = Array.from({ length: settings.DELIVERY_SHARDS }, (_, shard) => shard)
  const [probe, deliveryBytes, deadLetters, failedMails, failedOffers, runs, bookAges, ...lags] =
    await Promise.all([
      known('database', probeDatabase(db, at, clock)),
      known('delivery databases', Promise.all(deliveryDatabases(env).map(readDatabaseBytes))),
      known('dead letters', countDeadLetters(db)),
      known('failed mails', countFailedMails(db, FAILED_ATTEMPTS)),
      known('failed offers', countFailedMails(db, FAILED_ATTEMPTS, 'offer_sent')),
      known('job runs', listJobRuns(db)),
      known('book', readBookAges(context)),
      ...shards.map((shard) => known(`counter ${shard}`, deliveryCounter(env, shard).lag())),
    ])
  const byName = new Map(runs?.map((run) => [run.job, run]))
  const ageOf = (instant: string | null) =>
    instant === null ? null : now.getTime() - Date.parse(instant)
  return {
    at,
    database: {
      isOk: probe !== null,
      writeMs: probe?.writeMs ?? null,
      readMs: probe?.readMs ?? null,
    },
    databases: [probe?.bytes ?? null, ...(deliveryBytes ?? [])].map((bytes, at) => ({
      name: at === 0 ? 'orders' : `delivery ${at - 1}`,
      bytes,
      limitBytes: D1_LIMIT_BYTES,
    })),
    youngestBookAgeMs: bookAges?.youngestMs ?? null,
    oldestBookAgeMs: bookAges?.oldestMs ?? null,
    counterLagMs: Math.max(-1, ...lags.map((lag) => lag?.lagMs ?? -1)) < 0 ? null : lagOf(lags),
    deadLetters,
    failedMails,
    failedOffers,
    jobs: schedules.map(({ name, every }) => {
      const succeededAt = byName.get(name)?.succeededAt ?? null
      // The lateness of a job that never succeeded starts with the first health check.
      const ageMs = probe === null || runs === null ? null : ageOf(succeededAt ?? probe.sinceAt)
      return { name, every, succeededAt, ageMs }
    }),
    unread,
  }
}

const lagOf = (lags: readonly ({ lagMs: number } | null)[]) =>
  Math.max(...lags.map((lag) => lag?.lagMs ?? 0))

/** A result read in time; null if it failed or was late. */
async function readInTime<Value>(
  what: string,
  reading: Promise<Value>,
): Promise<{ read: Value; isLate: false } | { read: null; isLate: true }> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not answer in time.')), DEADLINE_MS)
  })
  try {
    return { read: await Promise.race([reading, late]), isLate: false }
  } catch (error) {
    log('error', 'health not read', { what, message: reasonOf(error) })
    return { read: null, isLate: true }
  } finally {
    clearTimeout(timer)
  }
}
