import type { ChatMessage } from './chatMessage.ts'
import { mergeReplay } from './messageSequence.ts'
import type { ServerPayload } from '../serverEvents.ts'

/** A message that is being sent, or that failed. */
export interface OutgoingMessage {
  id: string
  text: string
  timestamp: string
  delivery: 'sending' | 'failed'
  /** Why it failed. */
  problem: string
}

/** The chat as the widget shows it. */
export interface ChatState {
  /** In order, without gaps. */
  messages: readonly ChatMessage[]
  /** After all messages. */
  outgoing: readonly OutgoingMessage[]
  isOpen: boolean
  /** Whether an open chat is visible: the page is in front, no menu covers it. */
  isVisible: boolean
  /** Whether the desk has ever written: only then is there a toggle (Contact 9). */
  messageReceived: boolean
  /** The last message that the visitor has seen. */
  readSeq: number
  /** Messages of the desk that just came in, until they are announced. */
  news: readonly ChatMessage[]
  /** Counts the visitor's requests for the chat: each one focuses it, which an incoming message never does. */
  summons: number
  typing: { firstName: string; lastName: string } | null
  desk: { isStaffed: boolean; deskName: string } | null
}

/** An initial chat that knows only the last read message. */
export const newChatState = (readSeq = 0): ChatState => ({
  messages: [],
  outgoing: [],
  isOpen: false,
  isVisible: true,
  messageReceived: false,
  readSeq,
  news: [],
  summons: 0,
  typing: null,
  desk: null,
})

/** The number of the last message; 0 before the first. */
export const lastSeqOf = ({ messages }: Pick<ChatState, 'messages'>): number =>
  messages.at(-1)?.seq ?? 0

/** Messages of the desk that the visitor has not seen. */
export const unreadOf = ({ messages, readSeq }: Pick<ChatState, 'messages' | 'readSeq'>): number =>
  messages.filter(({ sent, seq }) => !sent && seq > readSeq).length

/** While the open chat is visible, all messages are read. */
const read = (chat: ChatState): ChatState =>
  chat.isOpen && chat.isVisible ? withReadSeq(chat, lastSeqOf(chat)) : chat

/** All messages up to this number are read, here or in another tab. */
export const withReadSeq = (chat: ChatState, readSeq: number): ChatState =>
  readSeq > chat.readSeq ? { ...chat, readSeq } : chat

/** The page becomes visible or hidden, or a menu opens or closes. */
export const withVisibility = (chat: ChatState, isVisible: boolean): ChatState =>
  read({ ...chat, isVisible })

/** Another session's chat: the visitor's drafts here stay, the old session's messages go. */
export const withOtherSession = ({
  isOpen,
  isVisible,
  outgoing,
  summons,
}: ChatState): ChatState => ({ ...newChatState(), isOpen, isVisible, outgoing, summons })

/** Another person: deletes all messages and drafts, and closes the chat. */
export const withoutConversation = (chat: ChatState): ChatState => ({
  ...withOtherSession(chat),
  outgoing: [],
  isOpen: false,
})

const withMessages = (
  chat: ChatState,
  messages: readonly ChatMessage[],
  knownSeq: number,
): ChatState => {
  const known = new Set(messages.map(({ id }) => id))
  const outgoing = chat.outgoing.filter(({ id }) => !known.has(id))
  const messageReceived = messages.some(({ sent }) => !sent)
  const fresh = messages.filter(({ sent, seq }) => !sent && seq > knownSeq)
  // An incoming message of the desk opens the chat (Contact 9), including one that arrived while the visitor was away.
  const isOpen = chat.isOpen || fresh.length > 0
  const news = fresh.length > 0 ? [...chat.news, ...fresh] : chat.news
  return read({ ...chat, messages, outgoing, messageReceived, isOpen, news })
}

/** The new messages have been announced. */
export const withNewsAnnounced = (chat: ChatState): ChatState =>
  chat.news.length > 0 ? { ...chat, news: [] } : chat

/** All messages after the known ones. */
export const withHistory = (chat: ChatState, replay: ServerPayload<'chat:history'>): ChatState =>
  withMessages(
    chat,
    mergeReplay(chat.messages, replay),
    // Messages read before, here or in another tab, are not announced.
    Math.max(chat.readSeq, lastSeqOf(chat)),
  )

/**
 * The next message; the caller has checked its number with classifyArrival. Every tab announces it: another may have
 * received and read it a moment sooner.
 */
export function withMessage(chat: ChatState, message: ChatMessage): ChatState {
  const next = withMessages(chat, [...chat.messages, message], lastSeqOf(chat))
  return message.sent ? next : { ...next, typing: null }
}

/** A message that the visitor sent and the server may not have yet; a known one stays unchanged. */
export function withOutgoing(
  chat: ChatState,
  { id, text, timestamp }: Pick<OutgoingMessage, 'id' | 'text' | 'timestamp'>,
): ChatState {
  if ([...chat.messages, ...chat.outgoing].some((known) => known.id === id)) return chat
  const message: OutgoingMessage = { id, text, timestamp, delivery: 'sending', problem: '' }
  return { ...chat, outgoing: [...chat.outgoing, message] }
}

/** The server refused a message for good. */
export const withFailed = (chat: ChatState, id: string, problem: string): ChatState => ({
  ...chat,
  outgoing: chat.outgoing.map((message) =>
    message.id === id ? Object.assign({}, message, { delivery: 'failed', problem }) : message,
  ),
})

/** A message that is no longer being sent. */
export const withoutOutgoing = (chat: ChatState, id: string): ChatState => ({
  ...chat,
  outgoing: chat.outgoing.filter((message) => message.id !== id),
})

/** An admin started or stopped typing. */
export const withTyping = (chat: ChatState, typing: ServerPayload<'chat:typing'>): ChatState => ({
  ...chat,
  typing: typing.isTyping ? { firstName: typing.firstName, lastName: typing.lastName } : null,
})

/** The desk that replies, and whether it is staffed. */
export const withDesk = (chat: ChatState, desk: ServerPayload<'chat:desk'>): ChatState => ({
  ...chat,
  desk,
})

/** Opened by the toggle, or from another place where the visitor asked to chat. */
export const withChatOpened = (chat: ChatState): ChatState =>
  read({ ...chat, isOpen: true, summons: chat.summons + 1 })

/** Minimized by the minus icon or a click outside (Contact 9). */
export const withChatMinimized = (chat: ChatState): ChatState => ({ ...chat, isOpen: false })

/** Whether the toggle shows: only after a first message of the desk (Contact 9), whoever opened the chat before. */
export const hasToggle = ({ messageReceived }: ChatState): boolean => messageReceived

/** Whether any part of the chat is visible. */
export const isShown = (chat: ChatState): boolean => chat.isOpen || hasToggle(chat)

/** '{first} {last} is typing...' (Contact 10); null when no one is. */
export const typingText = ({ typing }: ChatState): string | null =>
  typing && `${typing.firstName} ${typing.lastName} is typing...`
