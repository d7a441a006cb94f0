import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { accountSessions } from '#database/schema/accounts/accounts.ts'
import { chatTranscripts } from '#database/schema/contact/realtime.ts'
import type { QrCodeMade } from '#domain/contact/realtime/chat/acknowledgement.ts'
import {
  cookieOf,
  givenAccount,
  givenLogin,
  TEST_PASSWORD,
} from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { clientId, openRawSocket, TestClient } from '#test/support/contact/sockets.ts'
import { earlyInPeriod, totpCode } from '#test/support/accounts/totp.ts'
import { beginTwoFactorWith } from '#test/support/accounts/twoFactor.ts'

const sessionHeaders = (session: string) => ({ 'x-amd-session': session })

async function beginTwoFactor(client: TestClient, password = TEST_PASSWORD) {
  return await client.ask<QrCodeMade>('user:generate-2fa-qr-code', {
    firstName: 'Ann',
    lastName: 'Buyer',
    email: 'ann@example.com',
    password,
  })
}

/** An account with two-factor turned on, still logged in. */
async function givenTwoFactor() {
  const login = await givenLogin()
  const client = await TestClient.join({ cookie: login.cookie })
  const session = await client.first<string>('session')
  const { secret, uri } = await beginTwoFactor(client)
  const caller = givenCaller()
  const asked = { cookie: login.cookie, headers: sessionHeaders(session) }
  await earlyInPeriod()
  const code = totpCode(secret, -1)
  const verified = await caller.ask('POST', '/two-factor/verify', { code }, asked)
  return { ...login, client, session, secret, uri, caller, verified, firstCode: code }
}

describe('a login over HTTP', () => {
  it('opens in every tab with its cookie, and ends in all of them', async () => {
    const { email } = await givenAccount()
    const tab = await TestClient.join()
    const session = await tab.first<string>('session')
    const other = await TestClient.join({ session })
    const stranger = await TestClient.join()
    const caller = givenCaller()
    const headers = sessionHeaders(session)
    const body = { email, password: TEST_PASSWORD }
    const { cookie } = await caller.ask('POST', '/logins', body, { headers })
    // A tab without the cookie learns nothing of the login, and reconnects.
    for (const old of [tab, other]) {
      await old.until(() => old.closed !== null, 'the end of the socket')
      expect(old.all('loggedIn')).toEqual([])
    }
    const tabs = [
      await TestClient.join({ session, cookie }),
      await TestClient.join({ session, cookie }),
    ]
    for (const each of tabs)
      expect(await each.first('loggedIn')).toMatchObject({ email, isAdmin: false })
    await caller.ask('DELETE', '/logins/current', undefined, { cookie, headers })
    for (const each of tabs) await each.first('loggedOut')
    expect(stranger.received.map(({ name }) => name)).not.toContain('loggedIn')
  })

  it('sends edits to every tab of the account', async () => {
    const { email, cookie } = await givenLogin()
    const here = await TestClient.join({ cookie })
    const session = await here.first<string>('session')
    const caller = givenCaller()
    const login = await caller.ask('POST', '/logins', { email, password: TEST_PASSWORD })
    const there = await TestClient.join({ cookie: login.cookie })
    await there.first('loggedIn')
    const edit = { firstName: 'Anna', lastName: 'Buyer', type: 'individual' }
    const answer = await caller.ask('PATCH', '/account', edit, {
      cookie,
      headers: sessionHeaders(session),
    })
    expect(answer.status).toBe(200)
    expect(await here.first('user:edit')).toMatchObject({ firstName: 'Anna', email })
    expect(await there.first('user:edit')).toMatchObject({ firstName: 'Anna' })
  })

  it('ends in its tabs and at the desk when ended elsewhere', async () => {
    const { email, cookie } = await givenLogin({ role: 'admin' })
    const far = await TestClient.join({ cookie })
    const desk = await TestClient.open({ desk: 'europe', cookie })
    await desk.ask('desk:join')
    const caller = givenCaller()
    const near = await caller.ask('POST', '/logins', { email, password: TEST_PASSWORD })
    await caller.ask('DELETE', '/account/sessions', undefined, { cookie: near.cookie })
    await far.first('loggedOut')
    await desk.until(() => desk.closed !== null)
    await expect(openRawSocket({ desk: 'europe', cookie })).rejects.toThrow('403')
  })
})

describe('role change', () => {
  const giveRoles = async (
    admin: { cookie: string },
    { id, roles, before }: { id: string; roles: string[]; before: string[] },
  ) => {
    const body = { roles, before, reason: 'Changed places' }
    const { status } = await givenCaller().ask('PUT', `/staff/${id}/roles`, body, {
      cookie: admin.cookie,
    })
    expect(status).toBe(200)
  }

  it('closes the desk sockets of an admin who loses the role at once, and notifies open tabs', async () => {
    const admin = await givenLogin({ role: 'admin' })
    const dana = await givenLogin({ role: 'admin' })
    const tab = await TestClient.join({ cookie: dana.cookie })
    expect(await tab.first('loggedIn')).toMatchObject({ isAdmin: true })
    const desk = await TestClient.open({ desk: 'europe', cookie: dana.cookie })
    await desk.ask('desk:join')
    // Only the change of roles may close the socket, not the check of every minute.
    await runInDurableObject(env.ADMIN_ROOM.getByName('europe'), (_, { storage }) =>
      storage.deleteAlarm(),
    )
    await giveRoles(admin, { id: dana.id, roles: ['sales'], before: ['admin'] })
    await desk.until(() => desk.closed !== null, 'the end of the desk socket')
    await tab.until(() => tab.all('loggedIn').length === 2, 'the changed account')
    expect(tab.all('loggedIn').at(-1)).toMatchObject({ isAdmin: false })
    expect(tab.closed).toBeNull()
  })

  it('notifies the open tabs of a new admin', async () => {
    const admin = await givenLogin({ role: 'admin' })
    const dana = await givenLogin()
    const tab = await TestClient.join({ cookie: dana.cookie })
    await tab.first('loggedIn')
    await giveRoles(admin, { id: dana.id, roles: ['admin'], before: [] })
    await tab.until(() => tab.all('loggedIn').length === 2, 'the changed account')
    expect(tab.all('loggedIn').at(-1)).toMatchObject({ isAdmin: true })
  })

  it('lets the open tabs reload the account when only other areas change', async () => {
    const admin = await givenLogin({ role: 'admin' })
    const dana = await givenLogin()
    const tab = await TestClient.join({ cookie: dana.cookie })
    await tab.first('loggedIn')
    await giveRoles(admin, { id: dana.id, roles: ['finance'], before: [] })
    expect(await tab.first('user:edit')).toMatchObject({ email: dana.email })
    expect(await tab.first('user:edit')).not.toHaveProperty('isAdmin')
  })
})

describe('admin at the desk', () => {
  it('leaves when the login ends elsewhere, even without a visitor in the same browser', async () => {
    const { email, cookie } = await givenLogin({ role: 'admin' })
    const desk = await TestClient.open({ desk: 'europe', cookie })
    await desk.ask('desk:join')
    const caller = givenCaller()
    const near = await caller.ask('POST', '/logins', { email, password: TEST_PASSWORD })
    const nearDesk = await TestClient.open({ desk: 'europe', cookie: near.cookie })
    await nearDesk.ask('desk:join')
    await caller.ask('DELETE', '/account/sessions', undefined, { cookie: near.cookie })
    await desk.until(() => desk.closed !== null)
    expect(nearDesk.closed).toBeNull()
    await caller.ask('DELETE', '/logins/current', undefined, { cookie: near.cookie })
    await nearDesk.until(() => nearDesk.closed !== null)
  })

  it('stays when two-factor replaces the login’s cookie, and leaves when that login ends', async () => {
    const { cookie } = await givenLogin({ role: 'admin' })
    const desk = await TestClient.open({ desk: 'europe', cookie })
    await desk.ask('desk:join')
    const secret = await beginTwoFactorWith(cookie)
    const { ask } = givenCaller()
    const code = totpCode(secret)
    const { cookie: fresh } = await ask('POST', '/two-factor/verify', { code }, { cookie })
    await desk.ask('desk:join')
    expect(desk.closed).toBeNull()
    await ask('DELETE', '/logins/current', undefined, { cookie: fresh })
    await desk.until(() => desk.closed !== null)
  })
})

describe('two-factor', () => {
  it('starts with the specification’s payload while the login is fresh, and asks for the password later', async () => {
    const { cookie, id } = await givenLogin()
    const client = await TestClient.join({ cookie })
    const payload = { firstName: 'Ann', lastName: 'Buyer', email: 'ann@example.com' }
    const ask = () => client.ask<QrCodeMade>('user:generate-2fa-qr-code', payload)
    const made = await ask()
    expect(made.success).toBe(true)
    expect(made.uri).toContain(`secret=${made.secret}`)
    const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000)
    await connect(env.DB)
      .update(accountSessions)
      .set({ createdAt: elevenMinutesAgo })
      .where(eq(accountSessions.userId, id))
    expect(await ask()).toMatchObject({
      success: false,
      error: { message: 'Password is required' },
    })
    expect((await beginTwoFactor(client)).success).toBe(true)
  })

  it('requires the password, and a login', async () => {
    const { cookie } = await givenLogin()
    const client = await TestClient.join({ cookie })
    expect(await beginTwoFactor(client, 'not the password')).toMatchObject({
      success: false,
      error: { code: 'password_wrong' },
    })
    expect(await beginTwoFactor(await TestClient.join())).toMatchObject({
      success: false,
      error: { code: 'login_required' },
    })
  })

  it('turns on with the first valid code, returns backup codes, and notifies all tabs', async () => {
    const { uri, secret, verified, client } = await givenTwoFactor()
    expect(uri).toMatch(/^otpauth:\/\/totp\/AdMarket%20Direct/)
    expect(secret).toMatch(/^[A-Z2-7]+$/)
    expect(verified.status).toBe(200)
    expect(verified.answer).toMatchObject({ account: { isApp2FAEnabled: true } })
    expect((verified.answer as { backupCodes: string[] }).backupCodes).toHaveLength(10)
    await client.until(() =>
      client
        .all<{ isApp2FAEnabled: boolean }>('loggedIn')
        .some(({ isApp2FAEnabled }) => isApp2FAEnabled),
    )
  })

  it('refuses wrong codes with the specification’s messages, and every code after five', async () => {
    const { cookie } = await givenLogin()
    const client = await TestClient.join({ cookie })
    const { secret } = await beginTwoFactor(client)
    const { ask } = givenCaller()
    const verify = async (code: string) =>
      (await ask('POST', '/two-factor/verify', { code }, { cookie })).answer
    const fields = (message: string) => ({ error: { fields: [{ path: 'code', message }] } })
    expect(await verify('')).toMatchObject(fields('Please enter the code'))
    expect(await verify('12345')).toMatchObject(fields('2FA code must be 6 digits'))
    const wrong = totpCode(secret, 1_000)
    for (let n = 0; n < 5; n += 1) {
      expect(await verify(wrong)).toMatchObject({
        error: {
          code: 'two_factor_invalid',
          message: '2FA verification failed. Please try again.',
        },
      })
    }
    expect(await verify(totpCode(secret))).toMatchObject({
      error: { code: 'two_factor_too_often' },
    })
    const { secret: another } = await beginTwoFactor(client)
    expect(await verify(totpCode(another))).toHaveProperty('backupCodes')
  })

  it('asks for the second step of a login; each code and backup code works once', async () => {
    const { email, secret, verified, firstCode } = await givenTwoFactor()
    const [backupCode] = (verified.answer as { backupCodes: string[] }).backupCodes
    const { ask } = givenCaller()
    const begin = async () => {
      const first = await ask('POST', '/logins', { email, password: TEST_PASSWORD })
      expect(first.answer).toEqual({ outcome: 'two_factor_required' })
      const current = await ask('GET', '/logins/current', undefined, { cookie: first.cookie })
      expect(current.answer).toEqual({ account: null })
      return first.cookie
    }
    const finish = async (body: object, cookie: string) =>
      await ask('POST', '/logins/two-factor', body, { cookie })
    const replayed = await finish({ code: firstCode }, await begin())
    expect(replayed.answer).toMatchObject({ error: { code: 'two_factor_invalid' } })
    const code = totpCode(secret)
    const right = await finish({ code }, await begin())
    expect(right.answer).toMatchObject({ outcome: 'logged_in', account: { email } })
    const again = await finish({ code }, await begin())
    expect(again.answer).toMatchObject({ error: { code: 'two_factor_invalid' } })
    const byBackup = await finish({ backupCode }, await begin())
    expect(byBackup.answer).toMatchObject({ outcome: 'logged_in' })
    const twice = await finish({ backupCode }, await begin())
    expect(twice.answer).toMatchObject({ error: { code: 'two_factor_invalid' } })
    const none = await finish({ code }, '')
    expect(none.answer).toMatchObject({ error: { code: 'two_factor_expired' } })
  })

  it('turns off with password and code', async () => {
    const { verified, secret, caller, session, client } = await givenTwoFactor()
    const cookie = cookieOf(verified.response.headers)
    const end = async (password: string, code: string) =>
      await caller.ask(
        'POST',
        '/two-factor/disable',
        { password, code },
        { cookie, headers: sessionHeaders(session) },
      )
    const code = totpCode(secret)
    expect((await end('not the password', code)).answer).toMatchObject({
      error: { code: 'password_wrong' },
    })
    expect((await end(TEST_PASSWORD, totpCode(secret, 1_000))).answer).toMatchObject({
      error: { code: 'two_factor_invalid' },
    })
    expect((await end(TEST_PASSWORD, code)).answer).toMatchObject({
      account: { isApp2FAEnabled: false },
    })
    await client.until(
      () => client.all<{ isApp2FAEnabled: boolean }>('loggedIn').at(-1)?.isApp2FAEnabled === false,
    )
  })
})

describe('account deletion', () => {
  it('deletes the account’s chats', async () => {
    const { cookie } = await givenLogin()
    const client = await TestClient.join({ cookie })
    const session = await client.first<string>('session')
    await client.ask('chat:send-user-message', { id: clientId(), text: 'my secret' })
    const { ask } = givenCaller()
    await connect(env.DB)
      .insert(chatTranscripts)
      .values({
        id: 'archived',
        sessionId: session.split('.')[0] ?? '',
        seq: 1,
        kind: 'visitor',
        text: 'my secret',
        senderName: '',
        desk: 'europe',
        createdAt: '2026-11-20T00:00:00.000Z',
      })
    const answer = await ask('POST', '/account/deletion', { password: TEST_PASSWORD }, { cookie })
    expect(answer.status).toBe(200)
    expect(await connect(env.DB).select().from(chatTranscripts)).toEqual([])
    const back = await TestClient.join({ session, lastSeq: 0 })
    expect(await back.first('chat:history')).toEqual({ messages: [], from: 0 })
  })
})
