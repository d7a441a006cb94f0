import { describe, expect, it } from 'vitest'
import {
  newChatState,
  withFailed,
  withNewsAnnounced,
  withOutgoing,
  withReadSeq,
} from './chat/chatState.ts'
import { parseClientEvent } from './clientEvents.ts'

const payloadOf = (...data: unknown[]) => {
  const read = parseClientEvent(data)
  return read.ok ? read.event.payload : read
}

describe('the identity sent by a browser', () => {
  it('is accepted as an object, as a session ID, or as both IDs side by side', () => {
    const both = { sessionId: 'ses_1', trackingId: 'trk_1' }
    expect(payloadOf('session', both)).toEqual(both)
    expect(payloadOf('session', 'ses_1')).toEqual({ sessionId: 'ses_1' })
    expect(payloadOf('session', null)).toEqual({ sessionId: null })
    expect(payloadOf('session', 'ses_1', 'trk_1')).toEqual(both)
    expect(payloadOf('session', 'ses_1', () => null)).toEqual({ sessionId: 'ses_1' })
  })

  it('rejects any other text', () => {
    for (const wrong of [7, undefined, { sessionId: 7 }])
      expect(payloadOf('session', wrong)).toMatchObject({ ok: false, code: 'invalid_payload' })
  })
})

describe('an invalid event', () => {
  it('reports an unknown name, or the invalid field', () => {
    for (const name of ['chat:unknown', 'toString', 7])
      expect(payloadOf(name, 'ses_1', 'trk_1')).toMatchObject({ ok: false, code: 'unknown_event' })
    expect(payloadOf('session', { sessionId: 7 })).toMatchObject({
      message: expect.stringMatching(/^sessionId: ./),
    })
  })

  it('has our own error message', () => {
    const saidOf = (name: string, payload: unknown) => {
      const read = parseClientEvent([name, payload])
      return read.ok ? null : read.message
    }
    expect(saidOf('session', 7)).toBe('The content has an invalid format')
    expect(saidOf('country', 'XXX')).toBe('The content has an invalid format')
    expect(saidOf('timezone', '')).toBe('The content is not allowed to be empty')
    expect(saidOf('chat:typing', {})).toBe('isTyping: Is typing is required')
    expect(saidOf('chat:leave-email', { email: 'ann' })).toBe('email: Email must be a valid email')
  })
})

describe('the chat', () => {
  const chat = ['a', 'b'].reduce(
    (state, id) => withOutgoing(state, { id, text: 'Hi', timestamp: '2026-11-20T15:00:00.000Z' }),
    newChatState(3),
  )

  it('is initially visible, and is the same object if nothing changes', () => {
    expect(newChatState()).toMatchObject({ isVisible: true, isOpen: false })
    expect(withReadSeq(chat, 3)).toBe(chat)
    expect(withReadSeq(chat, 2)).toBe(chat)
    expect(withReadSeq(chat, 4).readSeq).toBe(4)
    expect(withNewsAnnounced(chat)).toBe(chat)
  })

  it('fails a single message', () => {
    const { outgoing } = withFailed(chat, 'b', 'Too long')
    expect(outgoing.map(({ id, delivery, problem }) => [id, delivery, problem])).toEqual([
      ['a', 'sending', ''],
      ['b', 'failed', 'Too long'],
    ])
  })
})
