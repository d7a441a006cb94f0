// What waits for the socket when a login ends; the socket itself is one that the test opens.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import type { QueuedEvent } from '#domain/contact/realtime/eventQueue.ts'
import { newChatState } from '#domain/contact/realtime/chat/chatState.ts'
import { forgetAccount, setAccount } from '#client/state/foundation/identity/accountStore.ts'
import { changeChat, chat } from '#client/state/foundation/realtimeState.ts'
import type { QueueStorage } from './queueStorage.ts'
import { VisitorConnection } from './VisitorConnection.ts'

interface Owner {
  onConnected: () => void
  onEvent: (data: readonly unknown[]) => void
}

const { asked, sockets } = vi.hoisted(() => ({ asked: [] as string[], sockets: [] as Owner[] }))

vi.mock('./trackingCookie.ts', () => ({ readTrackingId: () => null, writeTrackingId: () => {} }))
vi.mock('./RealtimeSocket.ts', () => ({
  RealtimeSocket: class {
    constructor(owner: Owner) {
      sockets.push(owner)
    }
    start = () => {}
    stop = () => {}
    reconnect = () => {}
    send = () => true
    ask = async (name: string) => {
      asked.push(name)
      return { success: true }
    }
  },
}))

const LOCALE = { country: 'US', currency: 'USD', language: 'en', timezone: 'UTC' }
const ALEX = { id: 'acc_1' } as AccountProfile
const SAM = { id: 'acc_2' } as AccountProfile

/** A connection that does not stand yet, with a message that waits; and what the browser keeps of it. */
function givenWaitingMessage() {
  const kept: QueuedEvent[] = []
  const storage = {
    read: () => [...kept],
    write: (events: readonly QueuedEvent[]) => void kept.splice(0, kept.length, ...events),
    takeLeftovers: async () => {},
  }
  const connection = new VisitorConnection('/socket', storage as unknown as QueueStorage, LOCALE)
  connection.start()
  connection.emit('chat:send-user-message', { id: 'message', text: 'mine', sessionId: null })
  connection.emit('chat:leave-email', { id: 'email', email: 'alex@example.com' })
  changeChat((state) => ({
    ...state,
    outgoing: [{ id: 'message', text: 'mine', timestamp: '', delivery: 'sending', problem: '' }],
  }))
  expect(kept).toHaveLength(2)
  return { kept, socket: sockets.at(-1) as Owner }
}

/** What is still kept and shown, and what goes out once the connection stands. */
async function whatIsLeft({ kept, socket }: ReturnType<typeof givenWaitingMessage>) {
  const left = { kept: [...kept], shown: chat().outgoing }
  asked.length = 0
  socket.onConnected()
  await vi.waitFor(() => expect(asked).toContain('session'))
  await new Promise((resolve) => setTimeout(resolve))
  return { ...left, asked }
}

const NOTHING = { kept: [], shown: [], asked: ['session'] }

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener: () => {} })
  forgetAccount()
  changeChat(() => newChatState())
})

describe('what was not sent when a login ended', () => {
  it('does not go out after a logout of this page', async () => {
    setAccount(ALEX, 'edit')
    const waiting = givenWaitingMessage()
    forgetAccount()
    expect(await whatIsLeft(waiting)).toEqual(NOTHING)
  })

  it('does not go out after the server has told the logout, whatever this page knew of the login', async () => {
    const waiting = givenWaitingMessage()
    waiting.socket.onEvent(['loggedOut'])
    expect(await whatIsLeft(waiting)).toEqual(NOTHING)
  })

  it('does not go out with the login of somebody else', async () => {
    setAccount(ALEX, 'edit')
    const waiting = givenWaitingMessage()
    setAccount(SAM, 'edit')
    expect(await whatIsLeft(waiting)).toEqual(NOTHING)
  })

  it('goes out when it is the visitor’s own login that came', async () => {
    const waiting = givenWaitingMessage()
    setAccount(ALEX, 'edit')
    const left = await whatIsLeft(waiting)
    expect(left.asked).toEqual(['session', 'chat:send-user-message', 'chat:leave-email'])
  })
})
