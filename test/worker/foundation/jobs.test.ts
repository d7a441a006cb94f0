import { MAIL_JOB } from '#worker/operations/foundation/mail/sendInJob.ts'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { listDeadLetters, listJobRuns } from '#database/queries/foundation/jobRuns.ts'
import { JOBS, jobsEvery } from '#worker/jobs/jobTable.ts'
import type { JobMessage } from '#worker/platform/jobMessage.ts'
import { scheduled } from '#worker/scheduled.ts'
import {
  deliver,
  recordingQueue,
  runJobs,
  withRecordingQueues,
} from '#test/support/foundation/jobs.ts'
import { mailbox } from '#test/support/foundation/mailbox.ts'

const DAY_MS = 86_400_000
const NOW = Date.now()
const message = (job: string, scheduledMs = NOW): JobMessage => ({ job, scheduledMs, round: 0 })

const db = () => connect(env.DB)
const runOf = async (job: string) => (await listJobRuns(db())).find((run) => run.job === job)

const count = async (from: string) =>
  (await env.DB.prepare(`select count(*) as count from ${from}`).first<{ count: number }>())?.count

/** Sessions created this many days ago. */
async function givenSessions(amount: number, days: number): Promise<void> {
  const at = new Date(NOW - days * DAY_MS).toISOString()
  await env.DB.prepare(
    `insert into sessions (id, created_at)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     select 'ses_' || i || '_' || ?, ? from n`,
  )
    .bind(amount, days, at)
    .run()
}

/** A D1 database that fails for every statement with a given word. */
function databaseWithout(word: string): D1Database {
  return new Proxy(env.DB, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown
      if (name === 'prepare')
        return (sql: string) => {
          if (sql.includes(word)) throw new Error(`D1_ERROR: no ${word}`)
          return target.prepare(sql)
        }
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const DOWN = databaseWithout('')

describe('table of jobs', () => {
  it('names only existing jobs, each with a limit within a consumer’s 15 minutes', () => {
    const jobs = Object.values(JOBS)
    const followers = jobs.flatMap(({ followedBy }) => followedBy ?? [])
    expect(Object.keys(JOBS)).toEqual(expect.arrayContaining(followers))
    expect(Math.max(...jobs.map(({ limitMs }) => limitMs))).toBeLessThan(15 * 60_000)
    expect(Math.min(...jobs.map(({ attempts }) => attempts))).toBeGreaterThan(1)
    expect(Math.max(...jobs.map(({ attempts }) => attempts))).toBeLessThan(20)
  })

  it('schedules every job', () => {
    const reached = new Set(
      (['minute', 'five_minutes', 'night'] as const).flatMap((every) => jobsEvery(every)),
    )
    for (const name of reached) for (const next of JOBS[name]?.followedBy ?? []) reached.add(next)
    // Started in parts: one per day, or one per table.
    reached.add('checkLedgerDay')
    reached.add('exportTable')
    // Started by the request that queues the mail.
    reached.add(MAIL_JOB)
    expect([...reached].sort()).toEqual(Object.keys(JOBS).sort())
  })
})

describe('schedule', () => {
  const controller = { scheduledTime: NOW, cron: '*/5 * * * *', noRetry: () => {} }
  const execution = { waitUntil: () => {} } as unknown as ExecutionContext

  it('sends one message per job', async () => {
    const { env: own, messages } = withRecordingQueues()
    await scheduled(controller, own, execution)
    expect(messages).toEqual(jobsEvery('five_minutes').map((job) => message(job)))
  })

  it('raises an alert when the queue is down, and resolves it when it is back', async () => {
    const box = mailbox()
    const down = { sendBatch: () => Promise.reject(new Error('Queue is down')) }
    const { env: own } = withRecordingQueues({ MAIL: box.MAIL, JOBS: down as unknown as Queue })
    await scheduled(controller, own, execution)
    expect(box.sent[0]?.text).toContain('Queue is down')
    await scheduled(controller, withRecordingQueues({ MAIL: box.MAIL }).env, execution)
    expect(box.sent.map(({ subject }) => subject)).toEqual([
      'Alert (test): Jobs are not enqueued',
      'Resolved (test): Jobs are not enqueued',
    ])
  })
})

describe('message of a job', () => {
  it('is acknowledged after the run', async () => {
    await givenSessions(3, 400)
    const { env: own } = withRecordingQueues()
    const outcome = await deliver(own, message('deleteExpiredCarts'))
    expect(outcome).toMatchObject({ acks: [expect.any(String)], retries: [] })
    expect(await count('sessions')).toBe(0)
    expect(await runOf('deleteExpiredCarts')).toMatchObject({
      succeededAt: expect.any(String),
      leaseUntil: null,
      lastError: null,
    })
  })

  it('is acknowledged without a run when it arrives twice', async () => {
    const { env: own } = withRecordingQueues()
    await deliver(own, message('deleteExpiredCarts'))
    await givenSessions(1, 400)
    const outcome = await deliver(own, message('deleteExpiredCarts'), { attempts: 2 })
    expect(outcome.acks).toHaveLength(1)
    expect(await count('sessions')).toBe(1)
  })

  it('is acknowledged without a run after one of a later schedule', async () => {
    const { env: own } = withRecordingQueues()
    await deliver(own, message('deleteExpiredCarts', NOW + 300_000))
    await givenSessions(1, 400)
    const outcome = await deliver(own, message('deleteExpiredCarts', NOW))
    expect(outcome.acks).toHaveLength(1)
    expect(await count('sessions')).toBe(1)
  })

  it('waits while another consumer runs the job, and runs once its lease has ended', async () => {
    const { env: own } = withRecordingQueues()
    const lease = async (ms: number) =>
      await env.DB.prepare(
        `insert into job_runs (job, lease_until) values ('deleteExpiredCarts', ?)
         on conflict (job) do update set lease_until = excluded.lease_until`,
      )
        .bind(new Date(NOW + ms).toISOString())
        .run()
    await lease(60_000)
    const early = await deliver(own, message('deleteExpiredCarts'))
    expect(early).toMatchObject({ acks: [], retries: [{ delaySeconds: 120 }] })
    await lease(-1)
    expect((await deliver(own, message('deleteExpiredCarts'))).acks).toHaveLength(1)
  })

  it('runs once when two consumers get it at the same time', async () => {
    const { env: own, messages } = withRecordingQueues()
    await givenSessions(1_500, 400)
    const both = await Promise.all([
      deliver(own, message('deleteExpiredCarts')),
      deliver(own, message('deleteExpiredCarts')),
    ])
    expect(both.flatMap(({ acks }) => acks)).toHaveLength(1)
    expect(messages).toHaveLength(1)
  })

  it('is retried with a growing delay, then becomes a dead letter and an alert', async () => {
    const box = mailbox()
    const broken = databaseWithout('cart_snapshots')
    const { env: own } = withRecordingQueues({ DB: broken, MAIL: box.MAIL })
    const delays: (number | undefined)[] = []
    for (const attempts of [1, 2, 3]) {
      const { retries } = await deliver(own, message('deleteExpiredCarts'), { attempts })
      delays.push(retries[0]?.delaySeconds)
    }
    expect(delays).toEqual([30, 60, 120])
    expect(box.sent).toEqual([])
    const last = await deliver(own, message('deleteExpiredCarts'), { attempts: 4 })
    expect(last.acks).toHaveLength(1)
    expect(await listDeadLetters(db(), 10)).toMatchObject([
      { id: 'deleteExpiredCarts', attempts: 4, lastError: 'D1_ERROR: no cart_snapshots' },
    ])
    expect(box.sent.map(({ subject }) => subject)).toEqual([
      'Alert (test): Job deleteExpiredCarts failed 4 times',
    ])
  })

  it('of a later schedule closes the dead letter when it succeeds, and resolves the alert', async () => {
    const box = mailbox()
    const { env: own } = withRecordingQueues({
      DB: databaseWithout('cart_snapshots'),
      MAIL: box.MAIL,
    })
    await deliver(own, message('deleteExpiredCarts'), { attempts: 4 })
    const { env: whole } = withRecordingQueues({ MAIL: box.MAIL })
    await deliver(whole, message('deleteExpiredCarts', NOW + 300_000))
    expect(await listDeadLetters(db(), 10)).toEqual([])
    expect(box.sent).toHaveLength(2)
  })

  it('is retried when the database is down, even after its last attempt', async () => {
    const box = mailbox()
    const { env: own } = withRecordingQueues({ DB: DOWN, MAIL: box.MAIL })
    for (const attempts of [1, 19])
      expect(
        (await deliver(own, message('deleteExpiredCarts'), { attempts })).retries,
      ).toHaveLength(1)
  })

  it('for a job unknown to this version is acknowledged', async () => {
    const { env: own } = withRecordingQueues()
    expect((await deliver(own, message('jobOfTomorrow'))).acks).toHaveLength(1)
    expect((await deliver(own, 'nonsense')).acks).toHaveLength(1)
  })

  it('does not block the jobs after a failing one', async () => {
    await givenSessions(1, 400)
    await runJobs('five_minutes', new Date(NOW), { DB: databaseWithout('report_shares') })
    expect(await count('sessions')).toBe(0)
    expect((await runOf('sendReportMails'))?.succeededAt).toBeTruthy()
    expect((await runOf('purgeOldShares'))?.succeededAt).toBeNull()
  })
})

describe('job with dependents', () => {
  it('starts them after it has succeeded', async () => {
    const { env: own, messages } = withRecordingQueues()
    await deliver(own, message('recordDeliveries'))
    expect(messages).toEqual([message('runCampaignClock')])
  })

  it('starts them also after its last failed attempt', async () => {
    const { env: own, messages } = withRecordingQueues({
      DB: databaseWithout('delivered_impressions'),
    })
    await deliver(own, message('recordDeliveries'), { attempts: 3 })
    expect(messages).toEqual([])
    await deliver(own, message('recordDeliveries'), { attempts: 4 })
    expect(messages).toEqual([message('runCampaignClock')])
  })
})

describe('dead-letter queue', () => {
  it('is recorded once the database is back', async () => {
    const box = mailbox()
    const queueName = 'admarket-jobs-dead'
    const { env: down } = withRecordingQueues({ DB: DOWN, MAIL: box.MAIL })
    const body = message('sendDueMails')
    expect((await deliver(down, body, { queueName })).retries).toHaveLength(1)
    const { env: whole } = withRecordingQueues({ MAIL: box.MAIL })
    expect((await deliver(whole, body, { queueName })).acks).toHaveLength(1)
    expect(await listDeadLetters(db(), 10)).toMatchObject([{ job: 'sendDueMails' }])
  })
})

describe('cleanup', () => {
  it('deletes in bounded batches, one message after another, until nothing is left', async () => {
    await givenSessions(4_200, 400)
    await givenSessions(5, 1)
    const { env: own, messages } = withRecordingQueues()
    const lefts: (number | undefined)[] = []
    messages.push(message('deleteExpiredCarts'))
    for (let next = messages.shift(); next; next = messages.shift()) {
      await deliver(own, next)
      lefts.push(await count('sessions'))
    }
    expect(lefts).toEqual([3_205, 2_205, 1_205, 205, 5])
    expect((await runOf('deleteExpiredCarts'))?.succeededAt).toBeTruthy()
  })

  it('stops after 2,000 batches of one schedule', async () => {
    await givenSessions(1_000, 400)
    const { env: own, messages } = withRecordingQueues()
    await deliver(own, { ...message('deleteExpiredCarts'), round: 2_000 })
    expect(messages).toEqual([])
    expect((await runOf('deleteExpiredCarts'))?.succeededAt).toBeTruthy()
  })
})

describe('job past its limit', () => {
  it('counts as failed', async () => {
    const slow = new Proxy(env.DB, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown
        if (name === 'prepare')
          return (sql: string) => {
            const statement = target.prepare(sql)
            if (!sql.includes('report_mails')) return statement
            const never = () => new Promise(() => {})
            return { bind: () => ({ all: never, raw: never, run: never, first: never }) }
          }
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const job = JOBS['sendReportMails']
    if (!job) throw new Error('no job')
    const { limitMs } = job
    Object.assign(job, { limitMs: 50 })
    try {
      const { env: own } = withRecordingQueues({ DB: slow })
      const outcome = await deliver(own, message('sendReportMails'))
      expect(outcome.retries).toHaveLength(1)
      expect((await runOf('sendReportMails'))?.lastError).toContain('It took longer than')
    } finally {
      Object.assign(job, { limitMs })
    }
  })
})

describe('real queue of the local runtime', () => {
  it('delivers the messages of a schedule', async () => {
    const { messages } = recordingQueue()
    expect(messages).toEqual([])
    await expect(env.JOBS.sendBatch([{ body: message('jobOfTomorrow') }])).resolves.toBeDefined()
  })
})
