import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { cartSnapshots } from '#database/schema/commerce/cartSnapshots.ts'
import { chatTranscripts, visitorLogins } from '#database/schema/contact/realtime.ts'
import { slotClaims } from '#database/schema/planning/slotClaims.ts'
import { givenAccount, givenLogin, TEST_PASSWORD } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { billboardPlan, call, startSession, useShop } from '#test/support/commerce/shop.ts'
import { idOf } from '#test/support/contact/deskRooms.ts'
import { clientId, eventually, TestClient } from '#test/support/contact/sockets.ts'

useShop()

interface Message {
  text: string
}

type Caller = ReturnType<typeof givenCaller>

/** Logs in with a session. Returns the session of the response, and the login's cookie. */
async function logIn({ ask }: Caller, email: string, session: string, cookie = '') {
  const body = { email, password: TEST_PASSWORD }
  const headers = { 'x-amd-session': session }
  const { response, cookie: own } = await ask('POST', '/logins', body, { cookie, headers })
  expect(response.headers.get('x-amd-new-session')).toBeNull()
  return { session: response.headers.get('x-amd-session') ?? '', cookie: own }
}

async function logOut({ ask }: Caller, { session, cookie }: { session: string; cookie: string }) {
  const headers = { 'x-amd-session': session }
  const { response } = await ask('DELETE', '/logins/current', undefined, { cookie, headers })
  expect(response.headers.get('x-amd-session')).toBeNull()
  return response.headers.get('x-amd-new-session') ?? ''
}

async function say(client: TestClient, text: string): Promise<void> {
  expect(await client.ask('chat:send-user-message', { id: clientId(), text })).toMatchObject({
    success: true,
  })
}

async function chatOf(client: TestClient): Promise<string[]> {
  const history = await client.first<{ messages: Message[] }>('chat:history')
  return history.messages.map(({ text }) => text)
}

const join = async (options: { session: string; cookie?: string }) =>
  await TestClient.join({ ...options, lastSeq: 0 })

const cartsOf = async (session: string) =>
  await connect(env.DB)
    .select()
    .from(cartSnapshots)
    .where(eq(cartSnapshots.sessionId, idOf(session)))

const claimsOf = async (session: string) =>
  await connect(env.DB)
    .select()
    .from(slotClaims)
    .where(eq(slotClaims.sessionId, idOf(session)))

async function putCart(session: string, cookie = ''): Promise<void> {
  const { status } = await call('/cart', {
    method: 'PUT',
    session,
    headers: { Cookie: cookie },
    body: { items: [], discounts: [], offer: null, version: 1 },
  })
  expect(status).toBe(200)
}

describe('a login', () => {
  it('moves the browser to another session, with its chat, cart and held slots', async () => {
    const { email } = await givenAccount()
    const before = await startSession()
    const guest = await join({ session: before })
    await say(guest, 'as a guest')
    await putCart(before)
    await call('/slot-holds', { session: before, body: { key: 'cart_1', plan: billboardPlan() } })
    const { session, cookie } = await logIn(givenCaller(), email, before)
    expect(session).toMatch(/^ses_\w{24}\./)
    expect(session).not.toBe(before)
    expect(await chatOf(await join({ session, cookie }))).toEqual(['as a guest'])
    expect([await cartsOf(before), await claimsOf(before)]).toEqual([[], []])
    expect([(await cartsOf(session)).length, (await claimsOf(session)).length]).toEqual([1, 1])
  })

  it('is never sent to a previous holder of the session, nor are later messages', async () => {
    const { email } = await givenAccount()
    const planted = await startSession()
    const attacker = await join({ session: planted })
    const { session, cookie } = await logIn(givenCaller(), email, planted)
    const owner = await join({ session, cookie })
    await say(owner, 'a secret')
    const again = await join({ session: planted })
    expect(await chatOf(again)).toEqual([])
    for (const client of [attacker, again]) {
      expect(client.all('loggedIn')).toEqual([])
      expect(client.all('chat:own-message')).toEqual([])
    }
    expect(await again.first('session')).not.toBe(session)
  })

  it('takes over nothing of another account that used the browser', async () => {
    const [ann, bob] = [await givenAccount(), await givenAccount()]
    const caller = givenCaller()
    const first = await logIn(caller, ann.email, await startSession())
    await say(await join(first), 'of Ann')
    await putCart(first.session, first.cookie)
    const second = await logIn(caller, bob.email, first.session, first.cookie)
    expect(await chatOf(await join(second))).toEqual([])
    expect(await cartsOf(second.session)).toEqual([])
  })
})

describe('session used with a login', () => {
  it('opens to nobody without the login, nor after it has expired', async () => {
    const { email } = await givenAccount()
    const { session, cookie } = await logIn(givenCaller(), email, await startSession())
    await say(await join({ session, cookie }), 'mine')
    const other = await givenLogin()
    for (const stranger of [{ session }, { session, cookie: other.cookie }]) {
      const client = await join(stranger)
      expect(await chatOf(client)).toEqual([])
      expect(await client.first('session')).not.toBe(session)
    }
    expect(await chatOf(await join({ session, cookie }))).toEqual(['mine'])
    const cart = { items: [], discounts: [], offer: null, version: 1 }
    expect((await call('/cart', { method: 'PUT', session, body: cart })).status).toBe(401)
    expect((await call('/cart', { session })).status).toBe(401)
  })
})

describe('a logout', () => {
  it('moves the browser to a new session: the next person sees no chat, not even under the old ID', async () => {
    const { email } = await givenAccount()
    const caller = givenCaller()
    const login = await logIn(caller, email, await startSession())
    const tab = await join(login)
    await say(tab, 'before the logout')
    const next = await logOut(caller, login)
    expect(next).not.toBe(login.session)
    await tab.first('loggedOut')
    for (const session of [next, login.session]) {
      const client = await join({ session })
      expect(await chatOf(client)).toEqual([])
      expect(await client.first('session')).not.toBe(login.session)
    }
    const back = await logIn(caller, email, next)
    expect(await chatOf(await join(back))).toEqual([])
  })

  it('on another device closes the session there too', async () => {
    const { email } = await givenAccount()
    const there = await logIn(givenCaller(), email, await startSession())
    const tab = await join(there)
    await say(tab, 'on the other device')
    const caller = givenCaller()
    const here = await logIn(caller, email, await startSession())
    await caller.ask('DELETE', '/account/sessions', undefined, { cookie: here.cookie })
    await tab.first('loggedOut')
    expect(await chatOf(await join({ session: there.session }))).toEqual([])
  })

  it('leaves the slots of the browser’s cart with the browser', async () => {
    const { email } = await givenAccount()
    const caller = givenCaller()
    const login = await logIn(caller, email, await startSession())
    const body = { key: 'cart_1', plan: billboardPlan() }
    const headers = { Cookie: login.cookie }
    expect((await call('/slot-holds', { session: login.session, headers, body })).status).toBe(200)
    const next = await logOut(caller, login)
    expect((await claimsOf(next)).length).toBe(1)
    const held = await call('/slot-holds', { session: next, body })
    expect(held.status).toBe(200)
  })
})

describe('account deletion', () => {
  it('includes earlier logged-out sessions: chat, transcripts, cart and the desk’s data', async () => {
    const { email } = await givenAccount({ firstName: 'Annabel' })
    const caller = givenCaller()
    const first = await logIn(caller, email, await startSession())
    const tab = await join(first)
    await say(tab, 'from long ago')
    await putCart(first.session, first.cookie)
    await connect(env.DB)
      .insert(chatTranscripts)
      .values({
        id: 'note-1',
        sessionId: idOf(first.session),
        seq: null,
        kind: 'note',
        text: 'a note of the desk',
        senderName: 'Desk',
        desk: 'europe',
        accountId: null,
        createdAt: new Date().toISOString(),
      })
    const next = await logOut(caller, first)
    await tab.until(() => tab.closed !== null)
    const known = async () => JSON.stringify(await deskKnows())
    await eventually(async () => (await known()).includes('from long ago'))
    const second = await logIn(caller, email, next)
    const asked = { cookie: second.cookie, headers: { 'x-amd-session': second.session } }
    const proof = { password: TEST_PASSWORD }
    const deleted = await caller.ask('POST', '/account/deletion', proof, asked)
    expect(deleted.status).toBe(200)
    expect(deleted.response.headers.get('x-amd-new-session')).toMatch(/^ses_/)
    expect(await cartsOf(first.session)).toEqual([])
    expect(await connect(env.DB).select().from(chatTranscripts)).toEqual([])
    expect(await connect(env.DB).select().from(visitorLogins)).toEqual([])
    expect(await known()).not.toMatch(/Annabel|from long ago|person-/)
  })
})

/** The desk's data about its visitors, as an arriving admin receives them. */
async function deskKnows(): Promise<unknown> {
  const { cookie } = await givenLogin({ role: 'admin', firstName: 'Desk' })
  const admin = await TestClient.open({ desk: 'europe', cookie })
  const joined = await admin.ask('desk:join', null)
  admin.cut()
  return joined
}
