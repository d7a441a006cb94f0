// A session reserves part of its network's quota in advance, so that a page view writes nothing to
// the network's counter.
import { env } from 'cloudflare:workers'
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { networkUsage } from '#database/schema/contact/realtime.ts'
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
import { eventsInObject } from '#test/support/contact/visitLogs.ts'

const FACTS = 'CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID'
const NOON = Date.parse('2026-11-23T12:00:00Z')
const A_DAY = 24 * 60 * 60 * 1_000
const EVENT: Usage = { events: 1, messages: 0, bytes: 300 }
const MESSAGE: Usage = { events: 0, messages: 1, bytes: 40 }

interface Counter {
  sum: Usage
  writes: number
  /** Runs during a report to the counter. */
  during: () => void
}

/** A session as stored by its object; `wake` reloads it. */
interface Session {
  usage: SessionUsage
  wake: () => void
}

/** Sessions of one network with its counter, in the storage of one object. */
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

describe('reserved quota', () => {
  it('is counted at the network in advance, and lasts until it is used up', async () => {
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

  it('is neither lost nor granted again when its object is closed', async () => {
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

  it('expires with its day, even when the next day begins during the count', async () => {
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

  it('exceeds what is sent by at most half, plus one per session', async () => {
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
  const [sessionId = ''] = session.split('.')
  return { client, sessionId, object: env.VISITOR_SESSION.getByName(sessionId) }
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

/**
 * The number of messages that a visitor can send before its network's quota is used up; an alarm
 * follows each.
 */
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

describe('page view', () => {
  it('within the reserved quota stores its event in the object, and writes nothing to its network', async () => {
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
    expect(await eventsInObject(visitor.sessionId)).toHaveLength(9)
    expect(await usageOf()).toEqual(before)
    await view(visitor)
    await runDurableObjectAlarm(visitor.object)
    expect(await usageOf()).toMatchObject([{ events: 15 }])
  })
})

describe('flood', () => {
  it('from many sessions stops at the network’s quota, including reserved units', async () => {
    const first = await givenVisitor(32)
    await view(first)
    await runDurableObjectAlarm(first.object)
    await leaveMessages(6)
    // Each reserves one more than it sends.
    const sessions = [first, await givenVisitor(32), await givenVisitor(32)]
    for (const each of sessions) {
      expect(await say(each)).toMatchObject({ success: true })
      await runDurableObjectAlarm(each.object)
    }
    expect(await usageOf()).toMatchObject([{ messages: NETWORK_QUOTA.messages }])
    const late = await givenVisitor(32)
    expect(await sayUntilFull(late)).toBe(0)
    // Each can send what it has reserved, and one more until it learns of the others' usage.
    const more: number[] = []
    for (const each of sessions) more.push(await sayUntilFull(each))
    expect(more).toEqual([2, 2, 1])
    expect(await sayUntilFull(late)).toBe(0)
  })

  it('from one session stops there too, even when its object is closed in between', async () => {
    const visitor = await givenVisitor(33)
    await say(visitor)
    await runDurableObjectAlarm(visitor.object)
    await leaveMessages(10)
    // The one that it has reserved, and the ten.
    expect(await sayUntilFull(visitor, 4)).toBe(4)
    await evictDurableObject(visitor.object, { webSockets: 'hibernate' })
    expect(await sayUntilFull(visitor)).toBe(7)
  })
})
