import type { ChatMessage } from './chatMessage.ts'
import { mergeReplay } from './messageSequence.ts'
import type { ServerPayload } from '../serverEvents.ts'

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
  /** Whether the visitor sees it when it is open: the page is in front, no menu lies over it. */
  isVisible: boolean
  /** Whether the desk has ever written: only then is there a toggle (Contact 9). */
  messageReceived: boolean
  /** The last message that the visitor has seen. */
  readSeq: number
  /** Messages of the desk that just came in, until they are announced. */
  news: readonly ChatMessage[]
  /** How often the visitor asked for the chat: each time it gets the focus, which an incoming message never takes. */
  summons: number
  typing: { firstName: string; lastName: string } | null
  desk: { isStaffed: boolean; deskName: string } | null
}

/** A chat in which nothing is known but what was read before. */
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

/** While the chat is open before one's eyes, what is there is read. */
const read = (chat: ChatState): ChatState =>
  chat.isOpen && chat.isVisible ? withReadSeq(chat, lastSeqOf(chat)) : chat

/** All up to this number is read, here or in another tab. */
export const withReadSeq = (chat: ChatState, readSeq: number): ChatState =>
  readSeq > chat.readSeq ? { ...chat, readSeq } : chat

/** The page comes to the front or leaves it, a menu closes or opens. */
export const withVisibility = (chat: ChatState, isVisible: boolean): ChatState =>
  read({ ...chat, isVisible })

/** Another session's chat: what the visitor does here stays, what was said there is not theirs. */
export const withOtherSession = ({
  isOpen,
  isVisible,
  outgoing,
  summons,
}: ChatState): ChatState => ({ ...newChatState(), isOpen, isVisible, outgoing, summons })

/** Another person: nothing that was said or written here stays, and the chat is closed. */
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
  // An incoming message of the desk opens the chat (Contact 9), also one that came while the visitor was away.
  const isOpen = chat.isOpen || fresh.length > 0
  const news = fresh.length > 0 ? [...chat.news, ...fresh] : chat.news
  return read({ ...chat, messages, outgoing, messageReceived, isOpen, news })
}

/** What came in has been announced. */
export const withNewsAnnounced = (chat: ChatState): ChatState =>
  chat.news.length > 0 ? { ...chat, news: [] } : chat

/** All that was said after what is known. */
export const withHistory = (chat: ChatState, replay: ServerPayload<'chat:history'>): ChatState =>
  withMessages(
    chat,
    mergeReplay(chat.messages, replay),
    // What was read before, here or in another tab, is no news.
    Math.max(chat.readSeq, lastSeqOf(chat)),
  )

/**
 * The next message; the caller has checked its number by classifyArrival. It is news in every tab: another may have got
 * and read it a moment sooner.
 */
export function withMessage(chat: ChatState, message: ChatMessage): ChatState {
  const next = withMessages(chat, [...chat.messages, message], lastSeqOf(chat))
  return message.sent ? next : { ...next, typing: null }
}

/** A message that the visitor sent and the server may not have yet; one that is known is left as it is. */
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

/** A message that is no longer on its way. */
export const withoutOutgoing = (chat: ChatState, id: string): ChatState => ({
  ...chat,
  outgoing: chat.outgoing.filter((message) => message.id !== id),
})

/** Somebody at the desk began to type, or stopped. */
export const withTyping = (chat: ChatState, typing: ServerPayload<'chat:typing'>): ChatState => ({
  ...chat,
  typing: typing.isTyping ? { firstName: typing.firstName, lastName: typing.lastName } : null,
})

/** Which desk answers, and whether anybody is there. */
export const withDesk = (chat: ChatState, desk: ServerPayload<'chat:desk'>): ChatState => ({
  ...chat,
  desk,
})

/** Opened by the toggle, or from another place by somebody who wants to talk. */
export const withChatOpened = (chat: ChatState): ChatState =>
  read({ ...chat, isOpen: true, summons: chat.summons + 1 })

/** Minimized by the minus icon or a click outside (Contact 9). */
export const withChatMinimized = (chat: ChatState): ChatState => ({ ...chat, isOpen: false })

/** Whether the toggle shows: only after a first message of the desk (Contact 9), whoever opened the chat before. */
export const hasToggle = ({ messageReceived }: ChatState): boolean => messageReceived

/** Whether there is anything of the chat to show. */
export const isShown = (chat: ChatState): boolean => chat.isOpen || hasToggle(chat)

/** '{first} {last} is typing...' (Contact 10); null when nobody does. */
export const typingText = ({ typing }: ChatState): string | null =>
  typing && `${typing.firstName} ${typing.lastName} is typing...`
