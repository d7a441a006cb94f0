import { useSyncExternalStore } from 'react'
import {
  type ChatState,
  hasToggle,
  isShown,
  newChatState,
  typingText,
  unreadOf,
} from '#domain/realtime/chatState.ts'
import { NOBODY, type UserState } from '#domain/account/userState.ts'

// A store of its own: this is in the frame of every page, which does without jotai.
let user: UserState = NOBODY
let chatState: ChatState = newChatState()
const userListeners = new Set<() => void>()
const chatListeners = new Set<() => void>()

/** The session user state (spec §3) as the socket told it; screens read the account from accountStore. */
export const sessionUser = (): UserState => user
export const chat = (): ChatState => chatState

export function changeUser(change: (state: UserState) => UserState): void {
  user = change(user)
  for (const listener of userListeners) listener()
}

export function changeChat(change: (state: ChatState) => ChatState): void {
  const next = change(chatState)
  if (next === chatState) return
  chatState = next
  for (const listener of chatListeners) listener()
}

/** Calls back with every change of the session's user. Gives the way to stop. */
function onUserChange(listener: () => void): () => void {
  userListeners.add(listener)
  return () => void userListeners.delete(listener)
}

/** Calls back with every change of the chat. Gives the way to stop. */
export function onChatChange(listener: () => void): () => void {
  chatListeners.add(listener)
  return () => void chatListeners.delete(listener)
}

const EMPTY = newChatState()
const emptyChat = (): ChatState => EMPTY
const isChatShown = () => isShown(chatState)
const isConnected = () => user.connected
const never = () => false

/** The chat as the widget shows it. */
export function useChat() {
  const state = useSyncExternalStore(onChatChange, chat, emptyChat)
  return {
    ...state,
    hasToggle: hasToggle(state),
    unread: unreadOf(state),
    typingText: typingText(state),
  }
}

/** Whether there is anything of the chat to show. */
export const useIsChatShown = (): boolean => useSyncExternalStore(onChatChange, isChatShown, never)

/** Whether the realtime connection stands. */
export const useIsConnected = (): boolean => useSyncExternalStore(onUserChange, isConnected, never)
