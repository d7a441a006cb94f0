import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TodayView } from '#domain/sales/admin/today.ts'
import { buryMessage } from '#worker/jobs/deadLetters.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import type { Bindings } from '#worker/platform/env.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { mailbox } from '#test/support/foundation/mailbox.ts'
import { callAs } from '#test/support/orders/ownOrders.ts'
import { answer, useShop } from '#test/support/commerce/shop.ts'

const ID = 'jobOfTomorrow'

useShop()
beforeEach(async () => {
  const own = { ...env, MAIL: mailbox().MAIL } as Bindings
  await buryMessage(
    { ...databaseContext(own), settings: settingsOf(env), now: new Date() },
    { body: { job: ID, scheduledMs: 1, round: 0 }, attempts: 4, reason: 'D1 is down' },
  )
})

const today = async (by: { cookie: string }) => await answer<TodayView>(callAs(by, '/today'))

describe('failed job', () => {
  it('is on Today with its error, beside the alert that was emailed', async () => {
    const admin = await givenLogin({ role: 'admin' })
    expect(await today(admin)).toMatchObject({
      failedJobs: [{ id: ID, attempts: 4, lastError: 'D1 is down' }],
      alerts: [{ key: `job:${ID}`, summary: `Job ${ID} failed 4 times` }],
    })
  })

  it.each([
    ['run', 'run_job'],
    ['dismissal', 'dismiss_job'],
  ])('is closed by %s, once, with a recorded reason', async (step, event) => {
    const admin = await givenLogin({ role: 'admin' })
    const finance = await givenLogin({ role: 'finance' })
    const close = async (by: { cookie: string }) => {
      const body = { reason: 'The database is back' }
      return (await callAs(by, `/today/failed-jobs/${ID}/${step}`, { method: 'POST', body })).status
    }
    expect(await close(finance)).toBe(403)
    expect(await close(admin)).toBe(200)
    expect(await close(admin)).toBe(404)
    expect(await today(admin)).toMatchObject({ failedJobs: [], alerts: [] })
    const audit = await env.DB.prepare(
      `select subject_id, event, reason from desk_audit where kind = 'job'`,
    ).all()
    expect(audit.results).toEqual([{ subject_id: ID, event, reason: 'The database is back' }])
  })
})
