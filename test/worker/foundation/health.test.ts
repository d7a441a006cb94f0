import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { HealthFacts } from '#domain/foundation/admin/health.ts'
import worker from '#test/support/foundation/wholeProduct.ts'
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

describe('deep health check', () => {
  it('returns 404 without its secret', async () => {
    expect((await ask({})).status).toBe(404)
    expect((await ask({ 'X-Health-Secret': 'wrong' })).status).toBe(404)
    expect((await ask({ 'X-Health-Secret': '' })).status).toBe(404)
  })

  it('accepts only the new secret after a rotation', async () => {
    const changes = { HEALTH_SECRET: 'health-secret-after-a-rotation-0123456789' }
    expect((await ask({ 'X-Health-Secret': SECRET }, changes)).status).toBe(404)
    expect((await ask({ 'X-Health-Secret': changes.HEALTH_SECRET }, changes)).status).toBe(200)
  })

  it('reports every fact', async () => {
    const response = await ask({ 'X-Health-Secret': SECRET })
    expect(response.status).toBe(200)
    const facts = await response.json<HealthFacts>()
    expect(facts).toMatchObject({
      database: { isOk: true, writeMs: expect.any(Number), readMs: expect.any(Number) },
      databases: ['orders', 'delivery 0'].map((name) => ({
        name,
        bytes: expect.any(Number),
        limitBytes: 10_000_000_000,
      })),
      counterLagMs: 0,
      deadLetters: 0,
      failedMails: 0,
      failedOffers: 0,
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

  it('returns 503 with the known facts while the database is down', async () => {
    const response = await ask({ 'X-Health-Secret': SECRET }, { DB: DOWN })
    expect(response.status).toBe(503)
    expect(await response.json<HealthFacts>()).toMatchObject({
      database: { isOk: false },
      deadLetters: null,
      failedMails: null,
    })
  })
})

describe('unresponsive part', () => {
  it('is named, and raises an alert', async () => {
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

describe('health monitoring', () => {
  it('emails a crossed threshold once, and again when it recovers', async () => {
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

  it('emails when the database is down, too, and when it is back', async () => {
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
