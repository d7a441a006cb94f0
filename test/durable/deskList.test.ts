import { env } from 'cloudflare:workers'
import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { DeskConversation } from '#domain/contact/realtime/desk/deskConversation.ts'
import { givenAdmin, givenVisitor } from '#test/support/contact/deskRooms.ts'
import { receivedConversations } from '#test/support/contact/receivedConversations.ts'
import { newConversation } from '#domain/contact/realtime/chat/newConversation.ts'
import { clientId } from '#test/support/contact/sockets.ts'

const AT = '2026-11-21T10:00:00.000Z'

interface Listed {
  conversations: DeskConversation[]
  next: { before: string; beforeId: string } | null
}

/** Stores open conversations with the same timestamp. */
async function givenOpen(desk: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, n) => `ses_${String(n).padStart(24, '0')}`)
  const room = env.ADMIN_ROOM.get(env.ADMIN_ROOM.idFromName(desk))
  await runInDurableObject(room, (_object, { storage }) => {
    for (const id of ids) {
      storage.sql.exec(
        `INSERT INTO conversations (session_id, state, last_at, last_entry, value)
         VALUES (?, 'open', ?, 0, ?)`,
        id,
        AT,
        JSON.stringify({ ...newConversation(id, AT), state: 'open' }),
      )
    }
  })
  return ids
}

describe('list of a desk', () => {
  it('pages through conversations with equal timestamps, each once', async () => {
    const { client } = await givenAdmin('europe')
    const ids = await givenOpen('europe', 450)
    const found: string[] = []
    let cursor: { before: string; beforeId?: string } | null = {
      before: '9999-12-31T23:59:59.999Z',
    }
    while (cursor) {
      const listed: Listed = await client.ask('desk:list', { ...cursor, state: 'open' })
      found.push(...listed.conversations.map(({ sessionId }) => sessionId))
      cursor = listed.next
    }
    expect(found).toHaveLength(450)
    expect(found.toSorted()).toEqual(ids)
  })

  it('keeps the time of the first unanswered message until the desk answers', async () => {
    const { client: desk } = await givenAdmin()
    const { client: visitor, session, sessionId } = await givenVisitor()
    const latest = () =>
      receivedConversations(desk).findLast((each) => each.sessionId === sessionId)
    const say = async (text: string) => {
      await visitor.ask('chat:send-user-message', { id: clientId(), sessionId: session, text })
      await desk.until(() => latest()?.lastText === text)
      return latest()
    }
    const first = await say('Hi')
    expect(first?.waitingSince).toBe(first?.messageAt)
    const second = await say('Anybody there?')
    expect(second?.waitingSince).toBe(first?.messageAt)
    await desk.ask('desk:answer', { id: clientId(), sessionId, text: 'Yes' })
    await desk.until(() => latest()?.lastFrom === 'desk')
    const third = await say('Great')
    expect(third?.waitingSince).toBe(third?.messageAt)
  })
})
