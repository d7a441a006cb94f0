import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { HealthFacts } from '#domain/foundation/admin/health.ts'
import worker from '#worker/index.ts'
import { JOB_SCHEDULES } from '#worker/jobs/jobTable.ts'
import { watchHealth } from '#worker/operations/sales/admin/watchHealth.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import type { Bindings } from '#worker/platform/env.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import { mailbox } from '#test/support/foundation/mailbox.ts'
import { fromOwnNetwork } from '#test/support/foundation/ownNetwork.ts'

const SECRET = 'health-secret-for-tests-0123456789abcdef'
const DAY_MS = 86_400_000

const DOWN = new Proxy({} as D1Database, {
  get: () => () => {
    throw new Error('D1 is down')
  },
})

const ask = async (headers: Record<string, string>, changes: Partial<Bindings> = {}) => {
  const own = { ...env, HEALTH_SECRET: SECRET, ...changes } as Bindings
  const request = new Request('http://127.0.0.1:8787/api/health/deep', {
    headers: { ...fromOwnNetwork(), ...headers },
  })
  return await worker.fetch(request, own, {
    waitUntil: () => {},
    passThroughOnException: () => {},
    props: {},
  } as unknown as ExecutionContext)
}

const watch = async (MAIL: SendEmail, changes: Partial<Bindings> = {}, now = new Date()) =>
  await watchHealth(
    { ...databaseContext({ ...env, MAIL, ...changes }), settings: settingsOf(env), now },
    JOB_SCHEDULES,
    () => Date.now(),
  )

describe('the deep health check', () => {
  it('is not there without its secret', async () => {
    expect((await ask({})).status).toBe(404)
    expect((await ask({ 'X-Health-Secret': 'wrong' })).status).toBe(404)
    expect((await ask({ 'X-Health-Secret': '' })).status).toBe(404)
  })

  it('reports every fact', async () => {
    const response = await ask({ 'X-Health-Secret': SECRET })
    expect(response.status).toBe(200)
    const facts = await response.json<HealthFacts>()
    expect(facts).toMatchObject({
      database: { isOk: true, writeMs: expect.any(Number), readMs: expect.any(Number) },
      databases: [{ name: 'orders', bytes: expect.any(Number), limitBytes: 10_000_000_000 }],
      counterLagMs: 0,
      deadLetters: 0,
      failedMails: 0,
      unread: [],
    })
    expect(facts).toHaveProperty('oldestBookAgeMs')
    expect(facts).toHaveProperty('youngestBookAgeMs')
    expect(facts.jobs.map(({ name }) => name)).toEqual(JOB_SCHEDULES.map(({ name }) => name))
  })

  it('reports the ages of the youngest and the oldest book', async () => {
    const now = Date.now()
    const status = async () => ({
      youngestBookAtMs: now - 5_000,
      oldestBookAtMs: now - 120_000,
      failing: [],
      halts: 0,
    })
    const keeper = { getByName: () => ({ status }) } as unknown as Bindings['BOOK_KEEPER']
    const response = await ask({ 'X-Health-Secret': SECRET }, { BOOK_KEEPER: keeper })
    const { youngestBookAgeMs, oldestBookAgeMs } = await response.json<HealthFacts>()
    expect(youngestBookAgeMs).toBeGreaterThanOrEqual(5_000)
    expect(youngestBookAgeMs).toBeLessThan(60_000)
    expect(oldestBookAgeMs).toBeGreaterThanOrEqual(120_000)
  })

  it('answers 503 with what it knows while the database is down', async () => {
    const response = await ask({ 'X-Health-Secret': SECRET }, { DB: DOWN })
    expect(response.status).toBe(503)
    expect(await response.json<HealthFacts>()).toMatchObject({
      database: { isOk: false },
      deadLetters: null,
      failedMails: null,
    })
  })
})

describe('a part that does not answer', () => {
  it('is named, and an alert', async () => {
    const box = mailbox()
    const silent = new Proxy({} as Bindings['BOOK_KEEPER'], {
      get: () => () => {
        throw new Error('The keeper is down')
      },
    })
    const facts = await watch(box.MAIL, { BOOK_KEEPER: silent })
    expect(facts.unread).toEqual(['book'])
    expect(box.sent.map(({ subject }) => subject)).toEqual([
      'Alert (test): A part of the product does not answer',
    ])
    await watch(box.MAIL)
    expect(box.sent.at(-1)?.subject).toBe('Resolved (test): A part of the product does not answer')
  })
})

describe('the watch over health', () => {
  it('emails a broken threshold once, and again when it is met', async () => {
    const box = mailbox()
    await watch(box.MAIL)
    expect(box.sent).toEqual([])
    const tomorrow = new Date(Date.now() + 2 * DAY_MS)
    await watch(box.MAIL, {}, tomorrow)
    await watch(box.MAIL, {}, new Date(tomorrow.getTime() + 300_000))
    expect(box.sent.map(({ subject }) => subject)).toEqual([
      'Alert (test): Jobs have not succeeded in time',
    ])
    const at = new Date(tomorrow.getTime() + 500_000).toISOString()
    for (const { name } of JOB_SCHEDULES)
      await env.DB.prepare(
        `insert into job_runs (job, succeeded_at) values (?, ?)
         on conflict (job) do update set succeeded_at = excluded.succeeded_at`,
      )
        .bind(name, at)
        .run()
    await watch(box.MAIL, {}, new Date(tomorrow.getTime() + 600_000))
    expect(box.sent.at(-1)?.subject).toBe('Resolved (test): Jobs have not succeeded in time')
  })

  it('emails also when the database is down, and when it is back', async () => {
    const box = mailbox()
    await watch(box.MAIL, { DB: DOWN })
    await watch(box.MAIL, { DB: DOWN })
    await watch(box.MAIL)
    await watch(box.MAIL)
    expect(box.sent.map(({ subject }) => subject)).toEqual([
      'Alert (test): The database does not answer',
      'Resolved (test): The database does not answer',
    ])
  })
})
