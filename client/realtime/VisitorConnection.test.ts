// Events that wait for the socket when a login ends; the test itself opens the socket.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import type { QueuedEvent } from '#domain/contact/realtime/eventQueue.ts'
import { newChatState } from '#domain/contact/realtime/chat/chatState.ts'
import { clearAccount, setAccount } from '#client/state/foundation/identity/accountStore.ts'
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

/**
 * A connection that is not open yet, with a waiting message; and the browser's stored copy of it.
 */
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

/** The messages that are still stored and shown, and those sent once the connection is open. */
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
  clearAccount()
  changeChat(() => newChatState())
})

describe('unsent messages when a login ends', () => {
  it('are not sent after a logout on this page', async () => {
    setAccount(ALEX, 'edit')
    const waiting = givenWaitingMessage()
    clearAccount()
    expect(await whatIsLeft(waiting)).toEqual(NOTHING)
  })

  it('are not sent after the server reported a logout, whether or not this page knew of the login', async () => {
    const waiting = givenWaitingMessage()
    waiting.socket.onEvent(['loggedOut'])
    expect(await whatIsLeft(waiting)).toEqual(NOTHING)
  })

  it('are not sent with somebody else’s login', async () => {
    setAccount(ALEX, 'edit')
    const waiting = givenWaitingMessage()
    setAccount(SAM, 'edit')
    expect(await whatIsLeft(waiting)).toEqual(NOTHING)
  })

  it('are sent when the visitor’s own login arrives', async () => {
    const waiting = givenWaitingMessage()
    setAccount(ALEX, 'edit')
    const left = await whatIsLeft(waiting)
    expect(left.asked).toEqual(['session', 'chat:send-user-message', 'chat:leave-email'])
  })
})
