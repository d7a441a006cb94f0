// A session counts at its network, ahead, a portion of what it will send: a page view then writes nothing there.
import { env } from 'cloudflare:workers'
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { loggedEvents, networkUsage } from '#database/schema/contact/realtime.ts'
import {
  addUsage,
  NETWORK_QUOTA,
  NO_USAGE,
  type Usage,
} from '#domain/contact/realtime/realtimeQuotas.ts'
import { FactRow } from '#durable/sql/FactRow.ts'
import { SessionUsage } from '#durable/visitor/SessionUsage.ts'
import type { VisitorFact } from '#durable/ports/visitor.types.ts'
import { clientId, TestClient } from '#test/support/contact/sockets.ts'

const FACTS = 'CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID'
const NOON = Date.parse('2026-11-23T12:00:00Z')
const A_DAY = 24 * 60 * 60 * 1_000
const EVENT: Usage = { events: 1, messages: 0, bytes: 300 }
const MESSAGE: Usage = { events: 0, messages: 1, bytes: 40 }

interface Counter {
  sum: Usage
  writes: number
  /** What happens while the counter is asked. */
  during: () => void
}

/** A session as its object keeps it; `wake` reads it anew. */
interface Session {
  usage: SessionUsage
  wake: () => void
}

/** Sessions of one network and its counter, in the storage of one object. */
const inNetwork = (
  act: (parts: { counter: Counter; open: () => Session }) => void | Promise<void>,
) =>
  runInDurableObject(env.VISITOR_SESSION.getByName('ses_portions'), async (_, { storage }) => {
    const counter: Counter = { sum: NO_USAGE, writes: 0, during: () => undefined }
    const report = async (_network: string, _day: string, more: Usage) => {
      counter.during()
      counter.writes += 1
      counter.sum = addUsage(counter.sum, more)
      return counter.sum
    }
    const made = (facts: FactRow<VisitorFact>) =>
      new SessionUsage({
        facts,
        report,
        onFailure: (error) => expect.fail(String(error)),
        waitUntil: () => undefined,
      })
    const open = (): Session => {
      void storage.sql.exec('DROP TABLE IF EXISTS facts')
      storage.sql.exec(FACTS)
      const facts = new FactRow<VisitorFact>(storage.sql)
      const session = {
        usage: made(facts),
        wake: () => {
          session.usage = made(new FactRow<VisitorFact>(storage.sql))
        },
      }
      return session
    }
    await storage.deleteAll()
    await act({ counter, open })
  })

const spend = ({ usage }: Session, more = EVENT, nowMs = NOON) => usage.spend(more, 'net', nowMs)
const times = (count: number, act: () => unknown) => {
  for (let n = 0; n < count; n += 1) act()
}

describe('a portion', () => {
  it('is counted with what was sent, and lasts, until it is sent too', async () => {
    await inNetwork(async ({ counter, open }) => {
      const session = open()
      times(10, () => spend(session))
      await session.usage.report(NOON)
      expect(counter).toMatchObject({ sum: { events: 15, messages: 0 }, writes: 1 })
      for (let n = 0; n < 5; n += 1) {
        spend(session)
        await session.usage.report(NOON)
      }
      expect(counter.writes).toBe(1)
      spend(session)
      await session.usage.report(NOON)
      expect(counter).toMatchObject({ sum: { events: 16 + 8 }, writes: 2 })
    })
  })

  it('is neither lost nor given again when its object is closed', async () => {
    await inNetwork(async ({ counter, open }) => {
      const session = open()
      times(10, () => spend(session))
      await session.usage.report(NOON)
      for (let n = 0; n < 5; n += 1) {
        session.wake()
        spend(session)
        await session.usage.report(NOON)
      }
      expect(counter.writes).toBe(1)
      session.wake()
      spend(session)
      await session.usage.report(NOON)
      expect(counter).toMatchObject({ sum: { events: 24 }, writes: 2 })
    })
  })

  it('of a day is worth nothing on the next, also when that begins while it is counted', async () => {
    await inNetwork(async ({ counter, open }) => {
      const session = open()
      times(10, () => spend(session))
      counter.during = () => void spend(session, EVENT, NOON + A_DAY)
      await session.usage.report(NOON)
      counter.during = () => undefined
      await session.usage.report(NOON + A_DAY)
      expect(counter).toMatchObject({ sum: { events: 15 + 2 }, writes: 2 })
    })
  })

  it('takes from its network half as much as is sent, and one of each session, at most', async () => {
    const steps = fc.array(fc.constantFrom('event', 'message', 'alarm', 'wake'), { maxLength: 60 })
    await inNetwork(async ({ counter, open }) => {
      await fc.assert(
        fc.asyncProperty(steps, async (taken) => {
          counter.sum = NO_USAGE
          const session = open()
          let sent = NO_USAGE
          for (const step of [...taken, 'alarm']) {
            if (step === 'wake') session.wake()
            else if (step === 'alarm') await session.usage.report(NOON)
            else {
              const more = step === 'event' ? EVENT : MESSAGE
              spend(session, more)
              sent = addUsage(sent, more)
            }
          }
          for (const each of ['events', 'messages'] as const) {
            expect(counter.sum[each]).toBeGreaterThanOrEqual(sent[each])
            expect(counter.sum[each]).toBeLessThanOrEqual(1.5 * sent[each] + 1)
          }
          expect(counter.sum.bytes).toBeGreaterThanOrEqual(sent.bytes)
        }),
        { numRuns: 50 },
      )
    })
  })
})

const fromNetwork = (n: number) => ({ headers: { 'CF-Connecting-IP': `192.0.2.${n}` } })

async function givenVisitor(network: number) {
  const client = await TestClient.join(fromNetwork(network))
  const session = await client.first<string>('session')
  return { client, object: env.VISITOR_SESSION.getByName(session.split('.')[0] ?? '') }
}
type Visitor = Awaited<ReturnType<typeof givenVisitor>>

const say = ({ client }: Visitor) =>
  client.ask<{ success: boolean; error?: { code: string } }>('chat:send-user-message', {
    id: clientId(),
    text: 'x',
  })

const view = ({ client }: Visitor) =>
  client.ask('event:log', {
    id: clientId(),
    event_type: 'page_view',
    event_id: null,
    details: null,
    timestamp: '2026-11-21T10:00:00.000Z',
    timezone: 'UTC',
    value: { url: '/en-US/cart', path: '/en-US/cart', user_agent: '', referrer: '' },
  })

/** How many messages a visitor gets through before it is told that its network is full; an alarm follows each. */
async function sayUntilFull(visitor: Visitor, limit = 100): Promise<number> {
  for (let n = 0; n < limit; n += 1) {
    const { success, error } = await say(visitor)
    if (error?.code === 'network_full') return n
    if (!success) throw new Error(`refused: ${error?.code}`)
    await runDurableObjectAlarm(visitor.object)
  }
  return limit
}

const usageOf = async () => await connect(env.DB).select().from(networkUsage)
const leaveMessages = (left: number) =>
  connect(env.DB)
    .update(networkUsage)
    .set({ messages: NETWORK_QUOTA.messages - left })

describe('a page view', () => {
  it('within a portion writes its event into D1, and nothing of its network', async () => {
    const visitor = await givenVisitor(31)
    for (let n = 0; n < 6; n += 1) await view(visitor)
    await runDurableObjectAlarm(visitor.object)
    const before = await usageOf()
    expect(before).toMatchObject([{ events: 9 }])
    for (let n = 0; n < 3; n += 1) {
      await view(visitor)
      await evictDurableObject(visitor.object, { webSockets: 'hibernate' })
      await runDurableObjectAlarm(visitor.object)
    }
    expect(await connect(env.DB).$count(loggedEvents)).toBe(9)
    expect(await usageOf()).toEqual(before)
    await view(visitor)
    await runDurableObjectAlarm(visitor.object)
    expect(await usageOf()).toMatchObject([{ events: 15 }])
  })
})

describe('a flood', () => {
  it('of many sessions ends at what the network may send, with what they counted ahead', async () => {
    const first = await givenVisitor(32)
    await view(first)
    await runDurableObjectAlarm(first.object)
    await leaveMessages(6)
    // Each counts one more than it sends.
    const sessions = [first, await givenVisitor(32), await givenVisitor(32)]
    for (const each of sessions) {
      expect(await say(each)).toMatchObject({ success: true })
      await runDurableObjectAlarm(each.object)
    }
    expect(await usageOf()).toMatchObject([{ messages: NETWORK_QUOTA.messages }])
    const late = await givenVisitor(32)
    expect(await sayUntilFull(late)).toBe(0)
    // What each has counted ahead it may send, and one more who has not heard of the others since.
    const more: number[] = []
    for (const each of sessions) more.push(await sayUntilFull(each))
    expect(more).toEqual([2, 2, 1])
    expect(await sayUntilFull(late)).toBe(0)
  })

  it('of one session ends there, too, also when its object is closed in between', async () => {
    const visitor = await givenVisitor(33)
    await say(visitor)
    await runDurableObjectAlarm(visitor.object)
    await leaveMessages(10)
    // One that it has counted already, and the ten.
    expect(await sayUntilFull(visitor, 4)).toBe(4)
    await evictDurableObject(visitor.object, { webSockets: 'hibernate' })
    expect(await sayUntilFull(visitor)).toBe(7)
  })
})
