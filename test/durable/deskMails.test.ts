// How often a desk that nobody is at is called by mail.
import { env } from 'cloudflare:workers'
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { DeskJoined } from '#domain/realtime/deskEvents.ts'
import { DESK_MAILS_AN_HOUR } from '#domain/realtime/realtimeLimits.ts'
import type { DeskMail } from '#durable/deskMail.ts'
import type { DurablePorts } from '#durable/durablePorts.types.ts'
import { givenLogin } from '#test/support/accounts.ts'
import { clientId, eventually, TestClient } from '#test/support/sockets.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const idOf = (signed: string) => signed.split('.')[0] ?? ''

async function givenAdmin(desk: string) {
  const { cookie } = await givenLogin({ role: 'admin', firstName: 'Dana', lastName: 'Desk' })
  const client = await TestClient.open({ desk, cookie })
  return { client, joined: await client.ask<DeskJoined>('desk:join') }
}

async function givenVisitor() {
  const client = await TestClient.open()
  await client.ask('session', { sessionId: null })
  await client.ask('country', 'US')
  const session = await client.first<string>('session')
  return { client, session, sessionId: idOf(session) }
}

const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/** Lets what a room waits with be due now: calls to the desk, answers that nobody acknowledged. */
async function waitsForLong(desk: string): Promise<void> {
  const room = env.ADMIN_ROOM.getByName(desk)
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec('UPDATE calls SET due_ms = 0')
    storage.sql.exec('UPDATE unseen_answers SET due_ms = 0')
  })
  await runDurableObjectAlarm(room)
}

const isStaffed = (desk: string) =>
  runInDurableObject(
    env.ADMIN_ROOM.getByName(desk),
    (_, { storage }) =>
      storage.sql.exec(`SELECT value FROM facts WHERE name = 'staffedUntil'`).one().value === '',
  )

/** The messages of visitors that a room has, by their texts. */
const textsAt = (desk: string) =>
  runInDurableObject(env.ADMIN_ROOM.getByName(desk), (_, { storage }) =>
    [...storage.sql.exec<{ text: string }>(`SELECT text FROM lines WHERE kind = 'visitor'`)].map(
      ({ text }) => text,
    ),
  )

/** What a room mails from now on. */
async function mailsOf(desk: string, { failures = 0 } = {}): Promise<DeskMail[]> {
  const mails: DeskMail[] = []
  let left = failures
  await runInDurableObject(env.ADMIN_ROOM.getByName(desk), (instance) => {
    const room = instance as unknown as { ports: DurablePorts }
    room.ports = {
      ...room.ports,
      mailDesk: async (mail) => {
        left -= 1
        if (left >= 0) throw new Error('the platform takes no mail')
        mails.push(mail)
      },
    }
  })
  return mails
}

describe('a desk that nobody is at', () => {
  it('the next mail for a conversation comes only after the desk has answered', async () => {
    const mails = await mailsOf('usa-canada')
    const { client, sessionId } = await givenVisitor()
    const say = async (text: string) => {
      await client.ask('chat:send-user-message', { id: clientId(), text })
      await eventually(async () => (await textsAt('usa-canada')).includes(text))
      await waitsForLong('usa-canada')
    }
    await say('Anybody?')
    await eventually(() => mails.length === 1)
    // However long ago that was.
    await runInDurableObject(env.ADMIN_ROOM.getByName('usa-canada'), (_, { storage }) => {
      storage.sql.exec('UPDATE conversations SET mailed_at = ?', ago(2))
    })
    await say('Still nobody?')
    expect(mails).toHaveLength(1)
    const { client: desk } = await givenAdmin('usa-canada')
    await desk.ask('desk:answer', { id: clientId(), sessionId, text: 'Here I am' })
    desk.cut()
    await eventually(async () => !(await isStaffed('usa-canada')))
    await say('One more thing')
    await eventually(() => mails.length === 2)
    expect(mails.map((mail) => mail.text)).toEqual(['Anybody?', 'One more thing'])
  })

  it('at most ten mails go out in an hour, then one for all who have come since', async () => {
    const room = env.ADMIN_ROOM.getByName('usa-canada')
    const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000
    const mailedAt = async (momentsMs: number[]) => {
      await runInDurableObject(room, (_, { storage }) => {
        storage.sql.exec(
          `INSERT OR REPLACE INTO facts (name, value) VALUES ('deskMailsAtMs', ?)`,
          JSON.stringify(momentsMs),
        )
      })
      await evictDurableObject(room, { webSockets: 'hibernate' })
      return await mailsOf('usa-canada')
    }
    const tenIn = (minutes: number) =>
      Array.from({ length: DESK_MAILS_AN_HOUR }, (_, n) => minutesAgo(minutes - n))
    const held = await mailedAt(tenIn(40))
    const visitors = [await givenVisitor(), await givenVisitor(), await givenVisitor()]
    for (const { client } of visitors) {
      await client.ask('chat:send-user-message', { id: clientId(), text: 'Anybody?' })
    }
    await eventually(async () => (await textsAt('usa-canada')).length === 3)
    await waitsForLong('usa-canada')
    expect(held).toEqual([])
    const dueMs = await runInDurableObject(
      room,
      (_, { storage }) =>
        storage.sql.exec<{ due: number }>('SELECT min(due_ms) AS due FROM calls').one().due,
    )
    expect(Math.round((dueMs - Date.now()) / 60_000)).toBe(20)
    const digest = await mailedAt(tenIn(61))
    await waitsForLong('usa-canada')
    await eventually(() => digest.length > 0)
    expect(digest).toMatchObject([{ kind: 'visitor_waits', text: 'Anybody?', others: 2 }])
  })
})
