import { exports } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { FRAME_BUDGET } from '#domain/contact/realtime/realtimeLimits.ts'
import { openRawSocket, TestClient } from '#test/support/contact/sockets.ts'

const handshake = (query: string, headers: Record<string, string> = { Upgrade: 'websocket' }) =>
  exports.default.fetch(`http://127.0.0.1/socket.io/?${query}`, { headers })

describe('handshake', () => {
  it('follows Engine.IO v4, with pings so rare that the object can hibernate', async () => {
    const client = new TestClient(await openRawSocket())
    await client.until(() => client.frames.length > 0)
    expect(JSON.parse(client.frames[0]?.slice(1) ?? '')).toMatchObject({
      upgrades: [],
      pingInterval: 1_000_000_000,
      pingTimeout: 1_000_000,
      maxPayload: 65_536,
    })
    expect(client.frames[0]?.[0]).toBe('0')
  })

  it('refuses other transports, versions and methods with Engine.IO’s messages', async () => {
    const wrong: [string, Record<string, string>, number][] = [
      ['EIO=4&transport=polling', {}, 0],
      ['EIO=3&transport=websocket', { Upgrade: 'websocket' }, 5],
      ['EIO=4&transport=websocket', {}, 3],
    ]
    for (const [query, headers, code] of wrong) {
      const answer = await handshake(query, headers)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code })
    }
  })

  it('refuses a page of another site', async () => {
    const answer = await handshake('EIO=4&transport=websocket', {
      Upgrade: 'websocket',
      Origin: 'https://evil.example',
    })
    expect(answer.status).toBe(403)
  })
})

describe('frames', () => {
  it('join the namespace, are acknowledged on request, and leave', async () => {
    const client = await TestClient.open()
    expect(client.frames[1]).toMatch(/^40\{"sid":"[^"]+"\}$/)
    expect(await client.ask('session', { sessionId: null })).toEqual({ success: true })
    client.raw('41')
    await client.until(() => client.closed !== null)
    expect(client.closed?.code).toBe(1000)
  })

  it('answer a ping with its payload', async () => {
    const client = await TestClient.open()
    client.raw('2')
    client.raw('2probe')
    await client.until(() => client.frames.includes('3probe'))
    expect(client.frames).toContain('3')
  })

  it('refuse another namespace', async () => {
    const client = await TestClient.open()
    client.raw('40/admin,')
    await client.until(() => client.frames.length === 3)
    expect(client.frames[2]).toBe('44/admin,{"message":"Invalid namespace"}')
  })

  it.each([
    ['no Engine.IO packet', 'x', 'malformed', 1002],
    ['no Socket.IO packet', '49', 'malformed', 1002],
    ['broken JSON', '42["session",', 'malformed', 1002],
    ['a payload that is no list', '42{"a":1}', 'malformed', 1002],
    ['a binary event', '451-["x",{"_placeholder":true,"num":0}]', 'binary', 1003],
    ['over 64 kB', `42["country","${'x'.repeat(65_536)}"]`, 'too_large', 1009],
    ['over 64 kB in bytes', `42["country","${'ü'.repeat(33_000)}"]`, 'too_large', 1009],
  ])('of %s get a clear error and a closed socket', async (_, frame, code, closeCode) => {
    const client = await TestClient.join()
    client.raw(frame)
    await client.until(() => client.closed !== null)
    expect(client.all('realtime:error')).toEqual([expect.objectContaining({ code })])
    expect(client.closed?.code).toBe(closeCode)
  })

  it('in binary cause a clear error and a closed socket', async () => {
    const client = await TestClient.join()
    client.raw(new ArrayBuffer(8))
    await client.until(() => client.closed !== null)
    expect(client.closed?.code).toBe(1003)
  })

  it('after a closed socket are ignored without an error', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const client = await TestClient.join()
    const session = await client.first<string>('session')
    for (const frame of ['x', '40', '2late', '42["chat:send-user-message",{"text":"late"}]'])
      client.raw(frame)
    await client.until(() => client.closed !== null)
    const again = await TestClient.join({ session, lastSeq: 0 })
    expect(await again.first('chat:history')).toMatchObject({ messages: [] })
    expect(logged).not.toHaveBeenCalled()
  })

  it('before joining are refused', async () => {
    const client = new TestClient(await openRawSocket())
    client.raw('42["country","US"]')
    await client.until(() => client.closed !== null)
    expect(client.all('realtime:error')).toEqual([
      expect.objectContaining({ code: 'not_connected' }),
    ])
  })

  it('with unknown events or invalid payloads are refused, and the socket stays open', async () => {
    const client = await TestClient.join()
    expect(await client.ask('nonsense', {})).toMatchObject({
      success: false,
      error: { code: 'unknown_event' },
    })
    expect(await client.ask('chat:send-user-message', { text: '   ' })).toMatchObject({
      success: false,
      error: { code: 'invalid_payload' },
    })
    client.emit('__proto__', {})
    expect(await client.first('realtime:error')).toMatchObject({ code: 'unknown_event' })
    expect(await client.ask('country', 'DE')).toEqual({ success: true })
  })

  it('above the rate limit close the socket, and leave the session intact', async () => {
    const client = await TestClient.join()
    const session = await client.first<string>('session')
    await client.ask('chat:send-user-message', { text: 'before' })
    for (let n = 0; n < FRAME_BUDGET.burst * 2; n += 1) client.emit('country', 'DE')
    await client.until(() => client.closed !== null)
    expect(client.closed?.code).toBe(1008)
    expect(client.all('realtime:error')).toContainEqual(
      expect.objectContaining({ code: 'too_many_frames' }),
    )
    const again = await TestClient.join({ session, lastSeq: 0 })
    expect(await again.first('chat:history')).toMatchObject({ messages: [{ text: 'before' }] })
  })
})

describe('client that names its session only after connecting', () => {
  it('reaches that session, and its frames pass both ways', async () => {
    const known = await TestClient.join()
    const session = await known.first<string>('session')
    const client = await TestClient.open({ session: null })
    client.emit('country', 'US')
    expect(await client.ask('session', { sessionId: session, lastSeq: 0 })).toEqual({
      success: true,
    })
    expect(await client.first('session')).toBe(session)
    await client.ask('chat:send-user-message', { text: 'through the gate' })
    expect(await known.first('chat:own-message')).toMatchObject({ text: 'through the gate' })
    client.raw('x')
    await client.until(() => client.closed !== null)
    expect(client.all('realtime:error')).toEqual([expect.objectContaining({ code: 'malformed' })])
  })

  it('gets a fresh session when it names none, or a forged one', async () => {
    for (const sessionId of [null, 'ses_forged']) {
      const client = await TestClient.open({ session: null })
      await client.ask('session', { sessionId })
      expect(await client.first('session')).toMatch(/^ses_[0-9A-Za-z]{24}\./)
    }
  })
})
