// A visitor's messages; the connection is a stand-in that only records.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { withFailed } from '#domain/contact/realtime/chat/chatState.ts'
import { changeChat, chat } from '#client/state/foundation/realtimeState.ts'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { clearAccount, setAccount } from '#client/state/foundation/identity/accountStore.ts'
import { discardChatMessage, retryChatMessage, sendChatMessage } from './realtime.ts'

const { sent, connection } = vi.hoisted(() => ({
  sent: [] as { id: string; text: string }[],
  connection: { open: () => {} },
}))

vi.mock('./visitorRealtime.ts', () => ({
  openVisitorRealtime: () =>
    new Promise((resolve) => {
      connection.open = () =>
        resolve({ sendChatMessage: (message: (typeof sent)[number]) => void sent.push(message) })
    }),
}))

afterEach(() => {
  sent.length = 0
})

const ALEX = { id: 'acc_1' } as AccountProfile

// First of all: the connection opens once a page.
describe('queued message', () => {
  it('is deleted with its author’s logout, so the next person starts with an empty queue', async () => {
    setAccount(ALEX, 'edit')
    sendChatMessage('of Alex')
    expect(chat().outgoing).toMatchObject([{ text: 'of Alex' }])
    clearAccount()
    expect(chat()).toMatchObject({ outgoing: [], isOpen: false })
    sendChatMessage('of the next')
    await vi.waitFor(() => {
      connection.open()
      expect(sent).toHaveLength(1)
    })
    expect(sent).toMatchObject([{ text: 'of the next' }])
    discardChatMessage(sent[0]?.id ?? '')
  })
})

describe('refused message', () => {
  async function givenRefused(): Promise<string> {
    sendChatMessage('  Hello  ')
    const [message] = chat().outgoing
    const id = message?.id ?? ''
    await vi.waitFor(() => expect(sent).toEqual([{ id, text: 'Hello' }]))
    changeChat((state) => withFailed(state, id, 'Too long.'))
    expect(chat().outgoing).toMatchObject([{ id, delivery: 'failed', problem: 'Too long.' }])
    return id
  }

  it('is resent once, as a new message', async () => {
    const id = await givenRefused()
    retryChatMessage(id)
    const [again] = chat().outgoing
    expect(chat().outgoing).toMatchObject([{ text: 'Hello', delivery: 'sending', problem: '' }])
    expect(again?.id).not.toBe(id)
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({ id: again?.id, text: 'Hello' })
    // A second click on a message that is gone sends nothing.
    retryChatMessage(id)
    expect(chat().outgoing).toHaveLength(1)
    discardChatMessage(again?.id ?? '')
  })

  it('is deleted when discarded, and nothing is sent', async () => {
    discardChatMessage(await givenRefused())
    expect(chat().outgoing).toEqual([])
    expect(sent).toHaveLength(1)
  })
})
