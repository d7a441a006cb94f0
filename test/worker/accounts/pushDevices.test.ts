import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '#database/connection.ts'
import { endOtherSessions } from '#database/queries/accounts/accountSessions.ts'
import { insertNotification } from '#database/queries/foundation/notifications.ts'
import { pushDevices } from '#database/schema/foundation/pushDevices.ts'
import { MAX_PUSH_DEVICES, type PushDevices } from '#domain/foundation/notifications/pushDevice.ts'
import { newId } from '#worker/adapters/ids.ts'
import { sendNotifications } from '#worker/operations/accounts/notifications/sendNotifications.ts'
import {
  erasePersonalData,
  exportPersonalData,
} from '#worker/operations/accounts/privacy/personalData.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { givenBrowser } from '#test/support/accounts/pushReader.ts'
import { jobContext, type Login } from '#test/support/orders/ownOrders.ts'

const MINUTE = 60_000
const SERVICE = 'https://fcm.googleapis.com/fcm/send/'

let owner: Login
let posted: { url: string; init: RequestInit }[]
let answer: () => Response
beforeEach(async () => {
  owner = await givenLogin()
  posted = []
  answer = () => new Response(null, { status: 201 })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    posted.push({ url: url as string, init: init ?? {} })
    return answer()
  })
})
afterEach(() => vi.restoreAllMocks())

const db = () => connect(env.DB)
const ask = async (method: string, path: string, json?: unknown) =>
  await givenCaller().ask(method, `/notifications${path}`, json, { cookie: owner.cookie })
const list = async () => (await ask('GET', '/devices')).answer as PushDevices
const codeOf = (said: unknown) => (said as { error: { code: string } }).error.code
const runAfter = async (ms: number) =>
  await sendNotifications(jobContext(new Date(Date.now() + ms)))

async function givenDevice() {
  const browser = await givenBrowser(`${SERVICE}${newId('psh')}`)
  expect((await ask('POST', '/devices', browser.subscription)).status).toBe(200)
  return browser
}

async function given(text: string) {
  const id = newId('ntf')
  const event = { kind: 'desk_message', facts: { senderName: 'Eve', text } } as const
  const at = new Date().toISOString()
  await insertNotification(db(), { id, accountId: owner.id, event, eventKey: id, at })
  return id
}

const bodyOf = (at: number) => posted[at]?.init.body as Uint8Array<ArrayBuffer>

describe('adding a device', () => {
  it('saves one for each login and shows neither address nor keys', async () => {
    const first = await givenDevice()
    const second = await givenDevice()
    const { devices, publicKey } = await list()
    expect(publicKey).toMatch(/^B[\w-]{86}$/)
    expect(devices).toMatchObject([{ isCurrent: true, kinds: ['desk_message'] }])
    const shown = JSON.stringify([devices, await exportPersonalData(jobContext(), owner.id)])
    expect(shown).toContain('notificationDevices')
    for (const { subscription } of [first, second])
      for (const secret of [subscription.endpoint, subscription.auth, subscription.p256dh])
        expect(shown).not.toContain(secret)
  })

  it('accepts no other host', async () => {
    const { subscription } = await givenBrowser('https://127.0.0.1/x')
    expect((await ask('POST', '/devices', subscription)).status).toBe(422)
    expect((await list()).devices).toEqual([])
  })

  it('allows at most ten devices', async () => {
    for (let at = 0; at < MAX_PUSH_DEVICES; at += 1) {
      const { subscription } = await givenBrowser(`${SERVICE}${at}`)
      const sessionId = `other_${at}`
      const row = { ...subscription, id: newId('psh'), accountId: owner.id, sessionId }
      await db()
        .insert(pushDevices)
        .values({ ...row, name: 'Firefox on Linux', createdAt: new Date().toISOString() })
    }
    const { subscription } = await givenBrowser(`${SERVICE}more`)
    expect(codeOf((await ask('POST', '/devices', subscription)).answer)).toBe('too_many_devices')
  })
})

describe('a device', () => {
  it('shows an unread notification once, with the page where to act', async () => {
    const { read, subscription } = await givenDevice()
    const id = await given('Hello')
    await runAfter(0)
    expect(posted).toEqual([])
    await runAfter(2 * MINUTE)
    await runAfter(3 * MINUTE)
    expect(posted).toMatchObject([
      { url: subscription.endpoint, init: { method: 'POST', redirect: 'manual' } },
    ])
    expect(await read(bodyOf(0))).toEqual({
      id,
      title: expect.stringContaining('Eve'),
      body: expect.stringContaining('Hello'),
      path: '/en-US',
    })
  })

  it('gets several notifications as one message, and none that was read meanwhile', async () => {
    const { read } = await givenDevice()
    const seen = await given('Read in the bell')
    await given('First')
    await given('Second')
    await runAfter(0)
    await ask('POST', '/read', { id: seen })
    await runAfter(2 * MINUTE)
    expect(posted).toHaveLength(1)
    expect(await read(bodyOf(0))).toMatchObject({ id: null, title: '2 notifications' })
  })

  it('gets only the kinds that it chose', async () => {
    await givenDevice()
    const [device] = (await list()).devices
    expect((await ask('PUT', `/devices/${device?.id}`, { kinds: [] })).status).toBe(200)
    await given('Hello')
    await runAfter(0)
    await runAfter(2 * MINUTE)
    expect(posted).toEqual([])
  })

  it('waits for the end of the quiet hours', async () => {
    await givenDevice()
    const hour = new Date().getUTCHours()
    const quietHours = { fromHour: hour, toHour: (hour + 3) % 24 }
    await ask('PUT', '/settings', { zone: 'UTC', quietHours })
    await given('Hello')
    await runAfter(0)
    await runAfter(90 * MINUTE)
    expect(posted).toEqual([])
    await runAfter(181 * MINUTE)
    expect(posted).toHaveLength(1)
  })

  it('is not tried again during quiet hours', async () => {
    await givenDevice()
    await given('Hello')
    await runAfter(0)
    const hour = new Date(Date.now() + 3 * MINUTE).getUTCHours()
    const quietHours = { fromHour: hour, toHour: (hour + 3) % 24 }
    await ask('PUT', '/settings', { zone: 'UTC', quietHours })
    answer = () => new Response(null, { status: 503 })
    await runAfter(2 * MINUTE)
    await runAfter(90 * MINUTE)
    expect(posted).toHaveLength(1)
    await runAfter(184 * MINUTE)
    expect(posted).toHaveLength(2)
  })

  it('is tried again after a failure', async () => {
    await givenDevice()
    await given('Hello')
    await runAfter(0)
    answer = () => new Response(null, { status: 503 })
    await runAfter(2 * MINUTE)
    await runAfter(2 * MINUTE + 1_000)
    expect(posted).toHaveLength(1)
    answer = () => new Response(null, { status: 201 })
    await runAfter(4 * MINUTE)
    await runAfter(6 * MINUTE)
    expect(posted).toHaveLength(2)
  })

  it.each([404, 410])('is removed once its subscription has ended (%i)', async (status) => {
    await givenDevice()
    await given('Hello')
    await runAfter(0)
    answer = () => new Response(null, { status })
    await runAfter(2 * MINUTE)
    await runAfter(20 * MINUTE)
    expect(posted).toHaveLength(1)
    expect((await list()).devices).toEqual([])
  })

  it('gets nothing after its login has ended', async () => {
    await givenDevice()
    await given('Hello')
    await runAfter(0)
    await endOtherSessions(db(), owner.id, 'none')
    await runAfter(2 * MINUTE)
    expect(posted).toEqual([])
    expect(await db().$count(pushDevices)).toBe(0)
  })

  it('is removed by its owner, and with the account', async () => {
    await givenDevice()
    const [device] = (await list()).devices
    expect((await ask('DELETE', `/devices/${device?.id}`)).status).toBe(200)
    expect((await ask('DELETE', `/devices/${device?.id}`)).status).toBe(404)
    await givenDevice()
    await erasePersonalData(jobContext(), owner)
    expect(await db().$count(pushDevices)).toBe(0)
  })
})
