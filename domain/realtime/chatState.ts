import type { ChatMessage } from './chatMessage.ts'
import { mergeReplay } from './messageSequence.ts'
import type { ServerPayload } from './serverEvents.ts'

/** A message that is on its way, or could not be sent. */
export interface OutgoingMessage {
  id: string
  text: string
  timestamp: string
  delivery: 'sending' | 'failed'
  /** Why it could not be sent. */
  problem: string
}

/** The chat as the widget shows it. */
export interface ChatState {
  /** In order, without holes. */
  messages: readonly ChatMessage[]
  /** After all messages. */
  outgoing: readonly OutgoingMessage[]
  isOpen: boolean
  /** Whether the desk has ever written: only then is there a toggle (spec §2). */
  messageReceived: boolean
  /** Opened by the visitor from another place, although the desk has not written yet. */
  isInvited: boolean
  /** The last message that the visitor has seen. */
  readSeq: number
  typing: { firstName: string; lastName: string } | null
  desk: { isStaffed: boolean; deskName: string } | null
}

export const newChatState = (readSeq = 0): ChatState => ({
  messages: [],
  outgoing: [],
  isOpen: false,
  messageReceived: false,
  isInvited: false,
  readSeq,
  typing: null,
  desk: null,
})

export const lastSeqOf = ({ messages }: Pick<ChatState, 'messages'>): number =>
  messages.at(-1)?.seq ?? 0

/** Messages of the desk that the visitor has not seen. */
export const unreadOf = ({ messages, readSeq }: Pick<ChatState, 'messages' | 'readSeq'>): number =>
  messages.filter(({ sent, seq }) => !sent && seq > readSeq).length

/** While the chat is open, what is there is read. */
const read = (chat: ChatState): ChatState =>
  chat.isOpen ? { ...chat, readSeq: Math.max(chat.readSeq, lastSeqOf(chat)) } : chat

const withMessages = (chat: ChatState, messages: readonly ChatMessage[]): ChatState => {
  const known = new Set(messages.map(({ id }) => id))
  const outgoing = chat.outgoing.filter(({ id }) => !known.has(id))
  const messageReceived = messages.some(({ sent }) => !sent)
  const hasNews = messages.some(({ sent, seq }) => !sent && seq > chat.readSeq)
  // An incoming message of the desk opens the chat (spec §2), also one that came while the visitor was away.
  const isOpen = chat.isOpen || hasNews
  return read({ ...chat, messages, outgoing, messageReceived, isOpen })
}

/** All that was said after what is known. */
export const withHistory = (chat: ChatState, replay: ServerPayload<'chat:history'>): ChatState =>
  withMessages(chat, mergeReplay(chat.messages, replay))

/** The next message; the caller has checked its number by arrivalOf. */
export function withMessage(chat: ChatState, message: ChatMessage): ChatState {
  const next = withMessages(chat, [...chat.messages, message])
  return message.sent ? next : { ...next, typing: null }
}

/** A message that the visitor just sent. */
export const withOutgoing = (chat: ChatState, message: OutgoingMessage): ChatState => ({
  ...chat,
  outgoing: [...chat.outgoing.filter(({ id }) => id !== message.id), message],
})

/** The server refused a message for good. */
export const withFailed = (chat: ChatState, id: string, problem: string): ChatState => ({
  ...chat,
  outgoing: chat.outgoing.map((message) =>
    message.id === id ? Object.assign({}, message, { delivery: 'failed', problem }) : message,
  ),
})

export const withoutOutgoing = (chat: ChatState, id: string): ChatState => ({
  ...chat,
  outgoing: chat.outgoing.filter((message) => message.id !== id),
})

export const withTyping = (chat: ChatState, typing: ServerPayload<'chat:typing'>): ChatState => ({
  ...chat,
  typing: typing.isTyping ? { firstName: typing.firstName, lastName: typing.lastName } : null,
})

export const withDesk = (chat: ChatState, desk: ServerPayload<'chat:desk'>): ChatState => ({
  ...chat,
  desk,
})

/** Opened by the toggle, or from another place by somebody who wants to talk. */
export const opened = (chat: ChatState): ChatState =>
  read({ ...chat, isOpen: true, isInvited: chat.isInvited || !chat.messageReceived })

/** Minimised by the minus icon or a click outside (spec §2). */
export const minimised = (chat: ChatState): ChatState => ({ ...chat, isOpen: false })

/** Whether the toggle shows: only after a first message of the desk, or once the visitor opened the chat (spec §2). */
export const hasToggle = ({ messageReceived, isInvited }: ChatState): boolean =>
  messageReceived || isInvited

/** '{first} {last} is typing...' (spec §2); null when nobody does. */
export const typingText = ({ typing }: ChatState): string | null =>
  typing && `${typing.firstName} ${typing.lastName} is typing...`
