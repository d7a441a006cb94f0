import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { brokenRules } from '#domain/foundation/admin/health.ts'
import { readHealth } from '#worker/operations/sales/admin/readHealth.ts'
import type { MadeOffer } from '#worker/operations/sales/offers/requestOffer.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { deliver, recordingQueue, runJobs } from '#test/support/foundation/jobs.ts'
import { mailbox } from '#test/support/foundation/mailbox.ts'
import { jobContext } from '#test/support/orders/ownOrders.ts'
import {
  call,
  campaignItem,
  displayPlan,
  newKey,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

useShop()

const FORM = {
  phone: '+1 512 472 1234',
  email: 'buyer@example.com',
  advertiser: 'Cascade Bicycle Works',
  hasAgency: false,
  agency: '',
  country: 'US',
  state: 'TX',
  timeZone: 'America/Los_Angeles',
}

let session = ''
beforeEach(async () => {
  session = await startSession()
})

/** Requests an offer. Returns the mails sent before its job ran. */
async function requestOffer(JOBS: Queue) {
  const { ask, mails } = givenCaller({ JOBS })
  const headers = { 'Idempotency-Key': newKey(), 'x-amd-session': session }
  const body = { items: [campaignItem(displayPlan())], form: FORM }
  const { status, answer } = await ask('POST', '/offers', body, { headers })
  expect([status, mails]).toEqual([201, []])
  return answer as MadeOffer
}

const queuedMails = async () =>
  (await env.DB.prepare('select attempts, last_error as error from mail_outbox').all()).results

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

const brokenHealth = async (now: Date) => {
  const facts = await readHealth({ ...jobContext(), now }, [], () => Date.now())
  return brokenRules(facts).map(({ rule }) => rule.key)
}

describe("an offer's mail", () => {
  it('is sent once, by a job after the answer; until then the link renders the PDF', async () => {
    const { messages, binding } = recordingQueue()
    const { offer, number } = await requestOffer(binding)
    expect(await queuedMails()).toEqual([{ attempts: 0, error: null }])
    const headers = { 'x-amd-offer-key': offer.id }
    const pdf = await (await call('/offers/opened/pdf', { headers })).arrayBuffer()
    expect(new TextDecoder().decode(pdf.slice(0, 5))).toBe('%PDF-')
    const { sent, MAIL } = mailbox()
    expect(messages).toHaveLength(1)
    await deliver({ ...env, MAIL }, messages[0])
    await deliver({ ...env, MAIL }, messages[0])
    expect(sent).toMatchObject([{ attachments: [{ filename: `${number}.pdf` }] }])
    expect(await queuedMails()).toEqual([])
  })

  it('is sent by the outbox job when its own job is lost', async () => {
    const send = () => Promise.reject(new Error('The queue is down.'))
    await requestOffer({ send } as unknown as Queue)
    const { sent, MAIL } = mailbox()
    await runJobs('minute', new Date(), { MAIL })
    expect(sent).toMatchObject([{ to: FORM.email }])
  })

  it('is retried when its PDF fails, with an alert from the second failure on', async () => {
    const { messages, binding } = recordingQueue()
    await requestOffer(binding)
    const { sent, MAIL } = mailbox()
    const change = async (lines: string) =>
      await env.DB.prepare(
        `update offer_versions set content = json_set(content, '$.lines', ${lines})`,
      ).run()
    await change('null')
    await deliver({ ...env, MAIL }, messages[0])
    expect(await queuedMails()).toEqual([{ attempts: 1, error: expect.any(String) }])
    expect(await brokenHealth(inMinutes(2))).not.toContain('health:offers')
    await runJobs('minute', inMinutes(2), { MAIL })
    expect(await brokenHealth(inMinutes(2))).toContain('health:offers')
    await change("json('[]')")
    await runJobs('minute', inMinutes(10), { MAIL })
    expect(sent).toMatchObject([{ to: FORM.email }])
    expect(await brokenHealth(inMinutes(10))).not.toContain('health:offers')
  })
})
