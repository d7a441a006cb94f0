// How often an unstaffed desk gets mails.
import { env } from 'cloudflare:workers'
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { DESK_MAILS_AN_HOUR } from '#domain/contact/realtime/realtimeLimits.ts'
import {
  givenAdmin,
  givenVisitor,
  waitsForLong,
  isStaffed,
  textsAt,
  mailsOf,
  ago,
} from '#test/support/contact/deskRooms.ts'
import { clientId, eventually } from '#test/support/contact/sockets.ts'

describe('desk without admins online', () => {
  it('sends the next mail for a conversation only after the desk has answered', async () => {
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

  it('sends at most ten mails an hour, then one for all later visitors', async () => {
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
