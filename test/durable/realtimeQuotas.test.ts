// Everything that a stranger can send to the sockets is limited, and each refusal is reported.
import { env } from 'cloudflare:workers'
import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { networkUsage } from '#database/schema/contact/realtime.ts'
import {
  NETWORK_QUOTA,
  NO_USAGE,
  SESSION_QUOTA,
  type Usage,
  usageDay,
} from '#domain/contact/realtime/realtimeQuotas.ts'
import { changeFacts } from '#test/support/contact/sessionFacts.ts'
import { idOf } from '#test/support/contact/deskRooms.ts'
import { clientId, eventually, TestClient } from '#test/support/contact/sockets.ts'

const objectOf = (signed: string) => env.VISITOR_SESSION.getByName(idOf(signed))

/** Each network has its own count. */
const fromNetwork = (n: number) => ({ headers: { 'CF-Connecting-IP': `192.0.2.${n}` } })

async function givenVisitor(network = 1) {
  const client = await TestClient.join(fromNetwork(network))
  return { client, session: await client.first<string>('session') }
}

const event = (details: unknown = null) => ({
  id: clientId(),
  event_type: 'page_view',
  event_id: null,
  details,
  timestamp: '2026-11-21T10:00:00.000Z',
  timezone: 'UTC',
  value: { url: '', path: '', user_agent: '', referrer: '' },
})

const message = (text = 'x') => ({ id: clientId(), text })

/** Sets a session's usage of today; its object reloads it. */
async function hasSent(session: string, sent: Partial<Usage>): Promise<void> {
  const usage = { day: usageDay(Date.now()), sent: { ...NO_USAGE, ...sent }, networks: {} }
  await changeFacts(objectOf(session), () => ({ usage: JSON.stringify(usage) }))
}

const refused = (code: string) => ({ success: false, error: { code } })

describe('daily quota of a session', () => {
  it('limits chat messages, and says so in the response', async () => {
    const { client, session } = await givenVisitor()
    await hasSent(session, { messages: SESSION_QUOTA.messages - 1 })
    const last = message('the last one')
    expect(await client.ask('chat:send-user-message', last)).toMatchObject({ success: true })
    expect(await client.ask('chat:send-user-message', message())).toEqual({
      success: false,
      error: {
        code: 'too_many_messages',
        message: expect.stringContaining('leave your email'),
      },
    })
    // A stored message gets its first response again, and other events are still accepted.
    expect(await client.ask('chat:send-user-message', last)).toMatchObject({ success: true })
    expect(await client.ask('event:log', event())).toEqual({ success: true })
    expect(
      await client.ask('chat:leave-email', { id: clientId(), email: 'ann@example.com' }),
    ).toEqual({ success: true })
  })

  it('limits events of any logged kind', async () => {
    const { client, session } = await givenVisitor()
    await hasSent(session, { events: SESSION_QUOTA.events - 1 })
    expect(await client.ask('event:log', event())).toEqual({ success: true })
    const payload = { page: '/en-US', timezone: 'UTC' }
    const navigation = { id: clientId(), type: 'navigation', payload }
    const cart = { id: clientId(), mediaType: 'ctv', type: 'campaign' }
    for (const [name, sent] of [
      ['event:log', event()],
      ['chat:user-notification', navigation],
      ['orderform:sendSMSofferAddedToCart', cart],
      ['language', 'de'],
    ] as const) {
      expect(await client.ask(name, sent)).toMatchObject(refused('too_many_events'))
    }
    expect(await client.ask('chat:send-user-message', message())).toMatchObject({ success: true })
  })

  it('limits the bytes of events and messages together', async () => {
    const { client, session } = await givenVisitor()
    await hasSent(session, { bytes: SESSION_QUOTA.bytes - 4_000 })
    expect(await client.ask('event:log', event('x'.repeat(4_000)))).toMatchObject(
      refused('too_much_data'),
    )
    expect(await client.ask('chat:send-user-message', message('ü'.repeat(2_000)))).toMatchObject({
      success: true,
    })
    expect(await client.ask('chat:send-user-message', message('x'))).toMatchObject(
      refused('too_much_data'),
    )
  })

  it('starts over on the next day', async () => {
    const { client, session } = await givenVisitor()
    await hasSent(session, { messages: SESSION_QUOTA.messages })
    const day = usageDay(Date.now() - 24 * 60 * 60 * 1_000)
    await changeFacts(objectOf(session), ({ usage = '{}' }) => ({
      usage: JSON.stringify({ ...(JSON.parse(usage) as object), day }),
    }))
    expect(await client.ask('chat:send-user-message', message())).toMatchObject({ success: true })
  })

  it('does not grow by hibernation, a kill or a second tab', async () => {
    const { client, session } = await givenVisitor()
    await hasSent(session, { messages: SESSION_QUOTA.messages - 2 })
    expect(await client.ask('chat:send-user-message', message())).toMatchObject({ success: true })
    await evictDurableObject(objectOf(session), { webSockets: 'close' })
    const tab = await TestClient.join({ session, ...fromNetwork(2) })
    expect(await tab.ask('chat:send-user-message', message())).toMatchObject({ success: true })
    await evictDurableObject(objectOf(session), { webSockets: 'hibernate' })
    expect(await tab.ask('chat:send-user-message', message())).toMatchObject(
      refused('too_many_messages'),
    )
  })

  it('limits the details of an event to 4 kB and 4 levels', async () => {
    const { client } = await givenVisitor()
    expect(await client.ask('event:log', event('x'.repeat(4_095)))).toEqual({
      success: false,
      error: { code: 'invalid_payload', message: 'details: Details can have up to 4 kB.' },
    })
    expect(await client.ask('event:log', event([[[[[1]]]]]))).toMatchObject({
      error: { message: 'details: Details can be nested up to 4 levels deep.' },
    })
    // So deeply nested that parsing it would be the attack.
    client.raw(`42["event:log",${'['.repeat(20_000)}${']'.repeat(20_000)}]`)
    expect(await client.ask('event:log', event())).toEqual({ success: true })
  })
})

describe('daily quota of a network', () => {
  const usageOf = async () => await connect(env.DB).select().from(networkUsage)

  it('counts its sessions’ batched usage, under a name that is not its address', async () => {
    const { client, session } = await givenVisitor(7)
    const { client: other, session: otherSession } = await givenVisitor(7)
    await client.ask('chat:send-user-message', message('three'))
    await client.ask('chat:send-user-message', message('four'))
    await other.ask('event:log', event())
    expect(await usageOf()).toEqual([])
    await runDurableObjectAlarm(objectOf(session))
    await runDurableObjectAlarm(objectOf(otherSession))
    const [row, ...rest] = await usageOf()
    expect(rest).toEqual([])
    expect(row).toMatchObject({ day: usageDay(Date.now()), messages: 3, events: 2 })
    expect(row?.network).not.toContain('192.0.2')
    // The same event again is stored once.
    await client.ask('event:log', event())
    await runDurableObjectAlarm(objectOf(session))
    expect(await usageOf()).toMatchObject([{ messages: 3, events: 4 }])
  })

  it('is ten times a session’s, for any number of sessions, and separate per network', async () => {
    const { client, session } = await givenVisitor(8)
    await client.ask('chat:send-user-message', message())
    await runDurableObjectAlarm(objectOf(session))
    await connect(env.DB).update(networkUsage).set({ messages: NETWORK_QUOTA.messages })
    const { client: fresh, session: freshSession } = await givenVisitor(8)
    expect(await fresh.ask('chat:send-user-message', message())).toMatchObject(
      refused('network_full'),
    )
    // Also after its object hibernated and has lost the socket's opening.
    await evictDurableObject(objectOf(freshSession), { webSockets: 'hibernate' })
    expect(await fresh.ask('chat:send-user-message', message())).toMatchObject(
      refused('network_full'),
    )
    expect(await fresh.ask('event:log', event())).toEqual({ success: true })
    const { client: elsewhere } = await givenVisitor(9)
    expect(await elsewhere.ask('chat:send-user-message', message())).toMatchObject({
      success: true,
    })
    // The earlier session learns it with its next report; it has already reserved one message.
    await client.ask('event:log', event())
    await runDurableObjectAlarm(objectOf(session))
    expect(await client.ask('chat:send-user-message', message())).toMatchObject({ success: true })
    expect(await client.ask('chat:send-user-message', message())).toMatchObject(
      refused('network_full'),
    )
  })

  it('is updated at once by a busy session', async () => {
    const { client } = await givenVisitor(10)
    for (let n = 0; n < 50; n += 1) await client.ask('chat:send-user-message', message())
    await eventually(async () => (await usageOf()).length > 0)
    expect(await usageOf()).toMatchObject([{ messages: 55 }])
  })
})
