import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChatMessage } from './chatMessage.ts'
import {
  type ChatState,
  hasToggle,
  isShown,
  lastSeqOf,
  withChatMinimized,
  newChatState,
  withChatOpened,
  typingText,
  unreadOf,
  withFailed,
  withHistory,
  withMessage,
  withNewsAnnounced,
  withoutConversation,
  withoutOutgoing,
  withOtherSession,
  withOutgoing,
  withReadSeq,
  withVisibility,
  withTyping,
} from './chatState.ts'

const AT = '2026-11-20T15:00:00.000Z'

const message = (seq: number, sent: boolean): ChatMessage => ({
  id: `message-${seq}`,
  text: `Text ${seq}`,
  sent,
  senderName: sent ? '' : 'Dana Desk',
  timestamp: AT,
  seq,
})
const outgoing = (id: string) => ({ id, text: 'Hi', timestamp: AT })

describe('the chat', () => {
  it('shows a toggle only after a first message of the desk, whoever opened it before', () => {
    const asked = withMessage(withChatOpened(newChatState()), message(1, true))
    expect(hasToggle(asked)).toBe(false)
    expect(isShown(asked)).toBe(true)
    expect(isShown(withChatMinimized(asked))).toBe(false)
    const answered = withMessage(withChatMinimized(asked), message(2, false))
    expect(hasToggle(answered)).toBe(true)
    expect(isShown(withChatMinimized(answered))).toBe(true)
  })

  it('opens on an incoming message, including one received while the visitor was away', () => {
    expect(withMessage(newChatState(), message(1, false)).isOpen).toBe(true)
    expect(withMessage(newChatState(), message(1, true)).isOpen).toBe(false)
    const history = { messages: [message(1, true), message(2, false)], from: 0 }
    expect(withHistory(newChatState(), history).isOpen).toBe(true)
    const seenBefore = withHistory(newChatState(2), history)
    expect(seenBefore.isOpen).toBe(false)
    expect(hasToggle(seenBefore)).toBe(true)
  })

  it('opens on an incoming message in each tab, even if another tab has read it', () => {
    const asked = withMessage(newChatState(), message(1, true))
    const readElsewhere = withReadSeq(asked, 2)
    const told = withMessage(readElsewhere, message(2, false))
    expect(told.isOpen).toBe(true)
    expect(told.news).toEqual([message(2, false)])
    expect(unreadOf(told)).toBe(0)
  })

  it('takes the focus when the visitor opens it, never for an incoming message', () => {
    const called = withChatOpened(newChatState())
    expect(called.summons).toBe(1)
    expect(withChatOpened(called).summons).toBe(2)
    expect(withMessage(called, message(1, false)).summons).toBe(1)
  })

  it('marks only visible messages as read', () => {
    const away = withVisibility(newChatState(), false)
    const waiting = withMessage(withMessage(away, message(1, false)), message(2, false))
    expect(unreadOf(waiting)).toBe(2)
    expect(unreadOf(withReadSeq(waiting, 1))).toBe(1)
    expect(unreadOf(withVisibility(waiting, true))).toBe(0)
    expect(unreadOf(withVisibility(withChatMinimized(waiting), true))).toBe(2)
    expect(unreadOf(withChatOpened(withVisibility(withChatMinimized(waiting), true)))).toBe(0)
  })

  it('announces each message of the desk once', () => {
    const first = withMessage(newChatState(), message(1, false))
    expect(first.news.map(({ seq }) => seq)).toEqual([1])
    const told = withNewsAnnounced(first)
    expect(told.news).toEqual([])
    expect(withMessage(told, message(2, true)).news).toEqual([])
    expect(withMessage(told, message(2, false)).news.map(({ seq }) => seq)).toEqual([2])
  })

  it('shows a sent message at once, and only once after the server has it', () => {
    const sent = withOutgoing(newChatState(), outgoing('message-1'))
    expect(sent.outgoing).toMatchObject([{ id: 'message-1', delivery: 'sending' }])
    expect(withOutgoing(sent, outgoing('message-1')).outgoing).toHaveLength(1)
    const failed = withFailed(sent, 'message-1', 'Too long.')
    expect(failed.outgoing).toMatchObject([{ delivery: 'failed', problem: 'Too long.' }])
    const kept = withMessage(sent, message(1, true))
    expect(kept.outgoing).toEqual([])
    expect(withOutgoing(kept, outgoing('message-1')).outgoing).toEqual([])
  })

  it('drops another session, and keeps unfinished work', () => {
    const talked = withOutgoing(
      withMessage(withChatOpened(newChatState()), message(1, false)),
      outgoing('message-2'),
    )
    const other = withOtherSession(talked)
    expect(other).toMatchObject({ messages: [], isOpen: true, messageReceived: false, readSeq: 0 })
    expect(other.outgoing).toHaveLength(1)
  })

  it('closes for another person, and discards messages and drafts', () => {
    const talked = withOutgoing(
      withMessage(withChatOpened(newChatState()), message(1, false)),
      outgoing('message-2'),
    )
    expect(withoutConversation(talked)).toEqual({ ...newChatState(), summons: talked.summons })
  })

  it('fails or drops a single message', () => {
    const two = withOutgoing(withOutgoing(newChatState(), outgoing('one')), outgoing('two'))
    const failed = withFailed(two, 'two', 'Too long.')
    expect(failed.outgoing.map(({ delivery }) => delivery)).toEqual(['sending', 'failed'])
    expect(withoutOutgoing(failed, 'two').outgoing.map(({ id }) => id)).toEqual(['one'])
    const kept = withMessage(failed, { ...message(1, true), id: 'one' })
    expect(kept.outgoing.map(({ id }) => id)).toEqual(['two'])
  })

  it('never marks a read message as unread or new again', () => {
    const read = withReadSeq(newChatState(), 3)
    expect(withReadSeq(read, 2)).toBe(read)
    expect(withReadSeq(read, 3)).toBe(read)
    const nothing = newChatState()
    expect(withNewsAnnounced(nothing)).toBe(nothing)
    const all = [message(1, false), message(2, false)]
    const one = withNewsAnnounced(withMessage(newChatState(), message(1, false)))
    const told = withHistory(withChatMinimized(one), { messages: all, from: 0 })
    expect(told.news.map(({ seq }) => seq)).toEqual([2])
    expect(withMessage(told, message(3, false)).news.map(({ seq }) => seq)).toEqual([2, 3])
  })

  it('shows who is typing until their message arrives', () => {
    const typing = { isTyping: true, firstName: 'Dana', lastName: 'Desk' }
    const state = withTyping(newChatState(), typing)
    expect(typingText(state)).toBe('Dana Desk is typing...')
    expect(typingText(withTyping(state, { ...typing, isTyping: false }))).toBeNull()
    expect(typingText(withMessage(state, message(1, true)))).toBe('Dana Desk is typing...')
    expect(typingText(withMessage(state, message(1, false)))).toBeNull()
  })

  it('has every message once and in order, with any interruptions and replays', () => {
    const talk = Array.from({ length: 20 }, (_, n) => message(n + 1, n % 3 === 0))
    const step = fc.oneof(
      fc.record({ replayAfter: fc.nat(20) }),
      fc.constant('next' as const),
      fc.constant('open' as const),
      fc.constant('minimize' as const),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let chat: ChatState = newChatState()
        for (const each of steps) {
          const last = lastSeqOf(chat)
          if (each === 'open') chat = withChatOpened(chat)
          else if (each === 'minimize') chat = withChatMinimized(chat)
          else if (each === 'next') {
            const next = talk[last]
            if (next) chat = withMessage(chat, next)
          } else {
            // A replay begins at or before the known messages.
            const from = Math.min(each.replayAfter, last)
            chat = withHistory(chat, { messages: talk.slice(from, last + 3), from })
          }
          expect(chat.messages).toEqual(talk.slice(0, lastSeqOf(chat)))
          expect(hasToggle(chat)).toBe(chat.messages.some(({ sent }) => !sent))
        }
      }),
    )
  })
})
