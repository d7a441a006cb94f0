// An unstaffed desk: it notifies its admins by mail.
import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { DeskMail } from '#durable/deskMail.ts'
import {
  givenAdmin,
  givenVisitor,
  waitsForLong,
  isStaffed,
  textsAt,
  mailsOf,
  conversationOf,
} from '#test/support/contact/deskRooms.ts'
import { clientId, eventually, TestClient } from '#test/support/contact/sockets.ts'
import { sendDeskMail } from '#worker/operations/contact/sendDeskMail.ts'
import { databaseContext } from '#worker/platform/databaseContext.ts'
import { settingsOf } from '#worker/platform/settings.ts'

async function mailedBy(mail: DeskMail) {
  const mails: unknown[] = []
  const send = async (sent: unknown) => {
    mails.push(sent)
    return { messageId: 'mail' }
  }
  const bindings = { ...env, MAIL: { send } as unknown as SendEmail }
  await sendDeskMail(
    { ...databaseContext(bindings), settings: settingsOf(env), requestId: 'test', now: new Date() },
    mail,
  )
  return { mails }
}

describe('with nobody at the desk', () => {
  it('a message waits in the room and the desk gets one mail, not one per message', async () => {
    const mails = await mailsOf('usa-canada')
    const { client, sessionId } = await givenVisitor()
    await client.ask('chat:send-user-message', { id: clientId(), text: 'Anybody?' })
    await eventually(async () => (await textsAt('usa-canada')).length === 1)
    await client.ask('chat:send-user-message', { id: clientId(), text: 'Hello?' })
    await eventually(async () => (await textsAt('usa-canada')).length === 2)
    await waitsForLong('usa-canada')
    await client.ask('chat:send-user-message', { id: clientId(), text: 'Still there?' })
    await eventually(async () => (await textsAt('usa-canada')).length === 3)
    await waitsForLong('usa-canada')
    const { client: desk, joined } = await givenAdmin('usa-canada')
    expect(joined.conversations).toMatchObject([{ sessionId, unread: 3, lastText: 'Still there?' }])
    await client.ask('chat:send-user-message', { id: clientId(), text: 'There you are' })
    await desk.until(() => desk.all('desk:line').length === 1)
    expect(mails).toEqual([
      { kind: 'visitor_waits', desk: 'usa-canada', sessionId, text: 'Anybody?', others: 0 },
    ])
  })

  it('several waiting visitors cause one mail, and none once an admin has come online', async () => {
    const mails = await mailsOf('usa-canada')
    // An admin who was there a moment ago may come back.
    const { client: before } = await givenAdmin('usa-canada')
    before.cut()
    await eventually(async () => !(await isStaffed('usa-canada')))
    const visitors = [await givenVisitor(), await givenVisitor(), await givenVisitor()]
    for (const { client } of visitors) {
      await client.ask('chat:send-user-message', { id: clientId(), text: 'Anybody?' })
    }
    await eventually(async () => (await textsAt('usa-canada')).length === 3)
    const { client: desk } = await givenAdmin('usa-canada')
    await waitsForLong('usa-canada')
    expect(mails).toEqual([])
    // They still wait when the last admin leaves.
    desk.cut()
    await eventually(async () => {
      await waitsForLong('usa-canada')
      return mails.length > 0
    })
    await waitsForLong('usa-canada')
    expect(mails).toEqual([
      {
        kind: 'visitor_waits',
        desk: 'usa-canada',
        sessionId: expect.stringMatching(/^ses_/),
        text: 'Anybody?',
        others: 2,
      },
    ])
  })

  it('a transferred conversation notifies the desk too, and its visitor knows', async () => {
    const mails = await mailsOf('europe')
    const { client: desk } = await givenAdmin('usa-canada')
    const { client, sessionId } = await givenVisitor()
    await client.ask('chat:send-user-message', { id: clientId(), text: 'Hallo' })
    await desk.until(() => desk.all('desk:line').length === 1)
    await client.until(() =>
      client.all<{ isStaffed: boolean }>('chat:desk').some(({ isStaffed }) => isStaffed),
    )
    await desk.ask('desk:hand-over', { sessionId, desk: 'europe' })
    await waitsForLong('europe')
    await eventually(() => mails.length > 0)
    expect(mails).toEqual([
      { kind: 'visitor_waits', desk: 'europe', sessionId, text: 'Hallo', others: 0 },
    ])
    await client.until(() => {
      const told = client.all('chat:desk').at(-1)
      return JSON.stringify(told) === JSON.stringify({ isStaffed: false, deskName: 'Europe' })
    })
  })

  it('notifies every visitor online when the last admin leaves, even one who never wrote', async () => {
    const { client: desk } = await givenAdmin('usa-canada')
    const { client: colleague } = await givenAdmin('usa-canada', 'Emil')
    const { client, session, sessionId } = await givenVisitor('US')
    await client.ask('chat:user-notification', {
      type: 'navigation',
      sessionId: session,
      payload: { page: '/en-US/cart', timezone: 'America/New_York' },
    })
    const staffed = () => client.all<{ isStaffed: boolean }>('chat:desk').at(-1)?.isStaffed
    await client.until(() => staffed() === true, 'an admin at the desk')
    desk.cut()
    await colleague.until(
      () => colleague.all<unknown[]>('desk:colleagues').at(-1)?.length === 1,
      'the first admin to leave',
    )
    expect([sessionId !== '', staffed()]).toEqual([true, true])
    colleague.cut()
    await client.until(() => staffed() === false, 'the empty desk')
  })

  it('a mail that the platform refuses is retried later, once', async () => {
    const mails = await mailsOf('usa-canada', { failures: 2 })
    const { client, sessionId } = await givenVisitor()
    await client.ask('chat:send-user-message', { id: clientId(), text: 'Anybody?' })
    await eventually(async () => {
      await waitsForLong('usa-canada')
      return mails.length > 0
    })
    await runDurableObjectAlarm(env.ADMIN_ROOM.getByName('usa-canada'))
    expect(mails).toEqual([
      { kind: 'visitor_waits', desk: 'usa-canada', sessionId, text: 'Anybody?', others: 0 },
    ])
  })

  it('the mail to the desk’s address names the waiting message and where to answer', async () => {
    const { mails } = await mailedBy({
      kind: 'visitor_waits',
      desk: 'europe',
      sessionId: 'ses_x',
      text: 'Hallo',
    })
    expect(mails).toMatchObject([
      {
        to: settingsOf(env).MAIL_DESK,
        subject: 'A visitor is waiting in the chat (Europe)',
        text: expect.stringContaining('/en-US/admin/chat?desk=europe&session=ses_x'),
      },
    ])
  })

  it('a visitor who has left gets the answer by mail, if they left an address', async () => {
    const mails = await mailsOf('usa-canada')
    const { client: desk } = await givenAdmin('usa-canada')
    const { client, sessionId } = await givenVisitor()
    await client.ask('chat:send-user-message', { id: clientId(), text: 'Mail me' })
    await client.ask('chat:leave-email', { id: clientId(), email: 'ann@example.com' })
    await desk.until(() => conversationOf(desk, sessionId)?.leftEmail === 'ann@example.com')
    client.cut()
    await desk.until(() => conversationOf(desk, sessionId)?.isOnline === false)
    await desk.ask('desk:answer', { id: clientId(), sessionId, text: 'Here it is' })
    await eventually(() => mails.length > 0)
    expect(mails).toEqual([
      {
        kind: 'desk_answered',
        email: 'ann@example.com',
        senderName: 'Dana Desk',
        text: 'Here it is',
      },
    ])
  })

  it('the mail shows how many others wait', async () => {
    const { mails } = await mailedBy({
      kind: 'visitor_waits',
      desk: 'europe',
      sessionId: 'ses_x',
      text: 'Hallo',
      others: 2,
    })
    expect(mails).toMatchObject([
      {
        subject: '3 visitors are waiting in the chat (Europe)',
        text: expect.stringContaining('2 more visitors are waiting too.'),
      },
    ])
  })

  it('answers that an open socket never acknowledged are mailed once, together', async () => {
    const { mails, desk, client, sessionId } = await givenWriter()
    client.acknowledges = false
    await desk.ask('desk:answer', { id: clientId(), sessionId, text: 'Here it is' })
    await desk.ask('desk:answer', { id: clientId(), sessionId, text: 'And this' })
    await client.until(() => client.all('user:admin-message').length === 2)
    await eventually(async () => (await unseenAt('usa-canada')) === 2)
    await runDurableObjectAlarm(env.ADMIN_ROOM.getByName('usa-canada'))
    expect(mails).toEqual([])
    await waitsForLong('usa-canada')
    await eventually(() => mails.length > 0)
    await waitsForLong('usa-canada')
    expect(mails).toEqual([
      {
        kind: 'desk_answered',
        email: 'ann@example.com',
        senderName: 'Dana Desk',
        text: 'Here it is\n\nAnd this',
      },
    ])
  })

  it('an acknowledged answer is not mailed, at this desk or after a transfer', async () => {
    const { mails, desk, client, session, sessionId } = await givenWriter()
    const atEurope = await mailsOf('europe')
    await desk.ask('desk:answer', { id: clientId(), sessionId, text: 'Here it is' })
    await desk.until(() => conversationOf(desk, sessionId)?.seenSeq === 2)
    expect(await unseenAt('usa-canada')).toBe(0)
    client.acknowledges = false
    await desk.ask('desk:answer', { id: clientId(), sessionId, text: 'And this' })
    await eventually(async () => (await unseenAt('usa-canada')) === 1)
    await desk.ask('desk:hand-over', { sessionId, desk: 'europe' })
    expect(await unseenAt('usa-canada')).toBe(0)
    expect(await unseenAt('europe')).toBe(1)
    const back = await TestClient.join({ session, lastSeq: 0 })
    await back.first('chat:history')
    await eventually(async () => (await unseenAt('europe')) === 0)
    await waitsForLong('usa-canada')
    await waitsForLong('europe')
    expect([...mails, ...atEurope].filter(({ kind }) => kind === 'desk_answered')).toEqual([])
  })
})

/** A visitor who wrote and left an address, and an admin at the desk. */
async function givenWriter() {
  const mails = await mailsOf('usa-canada')
  const { client: desk } = await givenAdmin('usa-canada')
  const visitor = await givenVisitor()
  await visitor.client.ask('chat:send-user-message', { id: clientId(), text: 'Mail me' })
  await visitor.client.ask('chat:leave-email', { id: clientId(), email: 'ann@example.com' })
  await desk.until(() => conversationOf(desk, visitor.sessionId)?.leftEmail === 'ann@example.com')
  return { mails, desk, ...visitor }
}

const unseenAt = (desk: string) =>
  runInDurableObject(
    env.ADMIN_ROOM.getByName(desk),
    (_, { storage }) =>
      storage.sql.exec<{ n: number }>('SELECT count(*) AS n FROM unseen_answers').one().n,
  )
