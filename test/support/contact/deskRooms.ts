// Desks in durable tests: admins who join, and the room's stored data.
import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import type { DeskJoined } from '#domain/contact/realtime/desk/deskEvents.ts'
import type { DeskMail } from '#durable/deskMail.ts'
import type { DurablePorts } from '#durable/ports/durablePorts.types.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { receivedConversations } from './receivedConversations.ts'
import { TestClient } from './sockets.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** The moment this many days ago; ISO, UTC. */
export const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/** The ID in a signed session ID. */
export const idOf = (signed: string) => signed.split('.')[0] ?? ''

/** An admin who has joined a desk. */
export async function givenAdmin(desk = 'usa-canada', firstName = 'Dana') {
  const { cookie, id } = await givenLogin({ role: 'admin', firstName, lastName: 'Desk' })
  const client = await TestClient.open({ desk, cookie })
  return { client, cookie, id, joined: await client.ask<DeskJoined>('desk:join') }
}

/** A visitor with a session. */
export async function givenVisitor(country = 'US') {
  const client = await TestClient.open()
  await client.ask('session', { sessionId: null })
  await client.ask('country', country)
  const session = await client.first<string>('session')
  return { client, session, sessionId: idOf(session) }
}

/** Makes everything due that a room is waiting for: calls to the desk, unacknowledged answers. */
export async function waitsForLong(desk: string): Promise<void> {
  const room = env.ADMIN_ROOM.getByName(desk)
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec('UPDATE calls SET due_ms = 0')
    storage.sql.exec('UPDATE unseen_answers SET due_ms = 0')
  })
  await runDurableObjectAlarm(room)
}

/** Whether an admin is online at a desk. */
export const isStaffed = (desk: string) =>
  runInDurableObject(
    env.ADMIN_ROOM.getByName(desk),
    (_, { storage }) =>
      storage.sql.exec(`SELECT value FROM facts WHERE name = 'staffedUntil'`).one().value === '',
  )

/** The texts of the visitors' messages stored in a room. */
export const textsAt = (desk: string) =>
  runInDurableObject(env.ADMIN_ROOM.getByName(desk), (_, { storage }) =>
    [...storage.sql.exec<{ text: string }>(`SELECT text FROM lines WHERE kind = 'visitor'`)].map(
      ({ text }) => text,
    ),
  )

/** Captures the mails that a room sends from now on. */
export async function mailsOf(desk: string, { failures = 0 } = {}): Promise<DeskMail[]> {
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

/** The latest state of a conversation that an admin received. */
export const conversationOf = (desk: TestClient, sessionId: string) =>
  receivedConversations(desk).findLast((conversation) => conversation.sessionId === sessionId)
