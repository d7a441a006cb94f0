import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '#database/connection.ts'
import { insertNotification } from '#database/queries/foundation/notifications.ts'
import { notificationSends } from '#database/schema/foundation/notifications.ts'
import {
  MAX_CHANNEL_FAILURES,
  MAX_CHANNELS,
  type NotificationChannel,
} from '#domain/foundation/notifications/notificationChannel.ts'
import { newId } from '#worker/adapters/ids.ts'
import { sendNotifications } from '#worker/operations/accounts/notifications/sendNotifications.ts'
import { exportPersonalData } from '#worker/operations/accounts/privacy/personalData.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { jobContext, type Login } from '#test/support/orders/ownOrders.ts'

const MINUTE = 60_000
const SLACK = 'https://hooks.slack.com/services/T/B/secret'
const body = { name: 'Campaigns', kinds: ['desk_message'], url: SLACK }

let owner: Login
let posted: { url: string; init: RequestInit }[]
let answer: () => Response
beforeEach(async () => {
  owner = await givenLogin()
  posted = []
  answer = () => new Response('ok')
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    posted.push({ url: url as string, init: init ?? {} })
    return answer()
  })
})
afterEach(() => vi.restoreAllMocks())

const db = () => connect(env.DB)
const ask = async (method: string, path: string, json?: unknown) =>
  await givenCaller().ask(method, `/notifications/channels${path}`, json, { cookie: owner.cookie })
const list = async () =>
  ((await ask('GET', '')).answer as { channels: NotificationChannel[] }).channels
const codeOf = (said: unknown) => (said as { error: { code: string } }).error.code
const runAfter = async (ms: number) =>
  await sendNotifications(jobContext(new Date(Date.now() + ms)))

async function given(text: string) {
  const id = newId('ntf')
  const event = { kind: 'desk_message', facts: { senderName: 'Eve', text } } as const
  const at = new Date().toISOString()
  await insertNotification(db(), { id, accountId: owner.id, event, eventKey: id, at })
  return id
}

describe('connecting a channel', () => {
  it('sends a test message first and never shows the address again', async () => {
    const { status, answer: said } = await ask('POST', '', body)
    expect(status).toBe(200)
    expect(posted).toMatchObject([{ url: SLACK, init: { method: 'POST', redirect: 'manual' } }])
    expect(posted[0]?.init.body).toContain('This channel gets notifications')
    expect(JSON.stringify([said, await list()])).not.toContain('secret')
    const data = JSON.stringify(await exportPersonalData(jobContext(), owner.id))
    expect(data).toContain('"name":"Campaigns"')
    expect(data).not.toContain('secret')
  })

  it('saves nothing when the test fails or redirects', async () => {
    for (const status of [302, 403, 404, 500]) {
      answer = () => new Response(null, { status, headers: { Location: 'http://127.0.0.1/' } })
      expect(codeOf((await ask('POST', '', body)).answer)).toBe('webhook_failed')
    }
    answer = () => {
      throw new TypeError('network')
    }
    expect(codeOf((await ask('POST', '', body)).answer)).toBe('webhook_failed')
    expect(await list()).toEqual([])
  })

  it('accepts no other host', async () => {
    for (const url of ['http://127.0.0.1/', 'https://evil.example/services/T', 'file:///etc'])
      expect((await ask('POST', '', { ...body, url })).status).toBe(422)
    expect(posted).toEqual([])
  })

  it('allows at most five channels', async () => {
    for (let at = 0; at < MAX_CHANNELS; at += 1)
      expect((await ask('POST', '', body)).status).toBe(200)
    expect(codeOf((await ask('POST', '', body)).answer)).toBe('too_many_channels')
  })
})

describe('a connected channel', () => {
  beforeEach(async () => {
    await ask('POST', '', body)
    posted = []
  })

  it('receives unread notifications of its selected kinds, each once, in batches', async () => {
    const read = await given('Read in the bell')
    await given('First')
    await given('Second <script>')
    await runAfter(0)
    expect(posted).toEqual([])
    const asked = { cookie: owner.cookie }
    await givenCaller().ask('POST', '/notifications/read', { id: read }, asked)
    await runAfter(2 * MINUTE)
    await runAfter(3 * MINUTE)
    expect(posted).toHaveLength(1)
    const text = posted[0]?.init.body as string
    expect(text).toContain('First')
    expect(text).toContain('Second &lt;script&gt;')
    expect(text).not.toContain('Read in the bell')
    const [channel] = await list()
    await ask('PUT', `/${channel?.id}`, { name: 'Campaigns', kinds: [] })
    await given('Third')
    await runAfter(4 * MINUTE)
    await runAfter(6 * MINUTE)
    expect(posted).toHaveLength(1)
  })

  it('keeps a change of another tab in a field that was not changed', async () => {
    const [channel] = await list()
    await ask('PUT', `/${channel?.id}`, { name: 'Spring' })
    await ask('PUT', `/${channel?.id}`, { kinds: ['ends_soon'] })
    await ask('PUT', `/${channel?.id}`, {})
    expect(await list()).toMatchObject([{ name: 'Spring', kinds: ['ends_soon'] }])
  })

  it('pauses after a failure, says why, and catches up', async () => {
    await given('First')
    await runAfter(0)
    answer = () => new Response(null, { status: 500 })
    await runAfter(2 * MINUTE)
    await runAfter(2 * MINUTE + 1_000)
    expect(posted).toHaveLength(1)
    expect(await list()).toMatchObject([
      { failures: 1, isOff: false, lastError: 'It answered with status 500.' },
    ])
    answer = () => new Response('ok')
    await runAfter(4 * MINUTE)
    expect(posted).toHaveLength(2)
    expect(await list()).toMatchObject([{ failures: 0, lastError: null }])
  })

  it('is off once its webhook is gone, until a test succeeds', async () => {
    await given('First')
    await runAfter(0)
    answer = () => new Response(null, { status: 410 })
    await runAfter(2 * MINUTE)
    await runAfter(20 * 60 * MINUTE)
    expect(posted).toHaveLength(1)
    const [channel] = await list()
    expect(channel).toMatchObject({ failures: MAX_CHANNEL_FAILURES, isOff: true })
    answer = () => new Response('ok')
    expect((await ask('POST', `/${channel?.id}/test`)).status).toBe(200)
    expect(await list()).toMatchObject([{ isOff: false }])
  })

  it('is removed with its queue', async () => {
    await given('First')
    await runAfter(0)
    const [channel] = await list()
    expect((await ask('DELETE', `/${channel?.id}`)).status).toBe(200)
    expect((await ask('DELETE', `/${channel?.id}`)).status).toBe(404)
    await runAfter(2 * MINUTE)
    expect(posted).toEqual([])
    // Its email continues.
    expect(await db().$count(notificationSends)).toBe(1)
  })
})
