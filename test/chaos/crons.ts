import { setTimeout as wait } from 'node:timers/promises'
import type { Stored } from './Stored.ts'

const EVERY_MS = 5_000
const MINUTE = '* * * * *'
const NIGHT = '15 7 * * *'
const HOUR_MS = 3_600_000
const MOST_RUNS = 60
const MOST_TRIES = 600
const TRY_MS = 200

/** Runs one of the product's cron triggers as of a time; returns whether it ran. */
export async function runCron(
  origin: string,
  { cron = '', atMs }: { cron?: string; atMs?: number } = {},
): Promise<boolean> {
  const query = new URLSearchParams({
    ...(cron === '' ? {} : { cron }),
    ...(atMs === undefined ? {} : { time: String(atMs) }),
  })
  const answer = await fetch(`${origin}/cdn-cgi/local/scheduled?${query}`).catch(() => null)
  await answer?.arrayBuffer().catch(() => null)
  return answer?.ok ?? false
}

/**
 * Repeats the triggers far more often than the platform does, so that kills interrupt them, too.
 */
export async function runCrons(origin: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await runCron(origin, { cron: MINUTE })
    await runCron(origin)
    await wait(EVERY_MS)
  }
}

/** A run of a schedule's last job, at or after a time, is complete. */
const COMPLETED = `SELECT 1 AS done FROM job_runs WHERE job = ? AND completed_for >= ?`

/** Waits until a job of the local queue has completed a schedule. */
async function completed(stored: Stored, job: string, atMs: number): Promise<void> {
  const schedule = new Date(atMs).toISOString()
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (stored.rows(COMPLETED, job, schedule).length > 0) return
    await wait(TRY_MS)
  }
  throw new Error(`The job ${job} did not complete.`)
}

/** Runs the nightly jobs and waits for the last of them. */
export async function runNight(origin: string, stored: Stored): Promise<void> {
  const atMs = Date.now()
  await runCron(origin, { cron: NIGHT, atMs })
  await completed(stored, 'checkDeliveries', atMs)
}

/** The number of unsent mails, unfinished refunds and unpaid card orders of the run. */
const OPEN = `
  SELECT (SELECT count(*) FROM mail_outbox m JOIN orders o ON o.id = m.order_id
      WHERE m.sent_at IS NULL AND o.email LIKE 'chaos-%') +
    (SELECT count(*) FROM refunds WHERE state IN ('due', 'pending')) +
    (SELECT count(*) FROM orders WHERE state = 'awaiting_payment' AND email LIKE 'chaos-%') AS open`

/**
 * Runs the product's jobs at later and later times, until nothing is pending: holds, unpaid orders,
 * mails and refunds. Returns the last time, ms since 1970.
 */
export async function advanceHours(origin: string, stored: Stored): Promise<number> {
  let atMs = Date.now() + HOUR_MS
  for (let run = 0; run < MOST_RUNS; run += 1) {
    atMs += HOUR_MS / 4
    await runCron(origin, { atMs })
    await completed(stored, 'sendReportMails', atMs)
    await runCron(origin, { cron: MINUTE, atMs })
    await completed(stored, 'sendDueMails', atMs)
    const [row] = stored.rows<{ open: number }>(OPEN)
    if (row?.open === 0) break
  }
  return atMs
}
