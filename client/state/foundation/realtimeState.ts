import {
  type ChatState,
  hasToggle,
  isShown,
  newChatState,
  typingText,
  unreadOf,
} from '#domain/contact/realtime/chat/chatState.ts'
import { ANONYMOUS_USER, type UserState } from '#domain/accounts/userState.ts'
import { createStore } from '#client/store/store.ts'
import { useStore } from '#client/store/useStore.ts'

const userStore = createStore<UserState>(ANONYMOUS_USER)
const chatStore = createStore<ChatState>(newChatState())

/** Number of the account's unread notifications. */
export const unreadNotifications = createStore(0)

/**
 * The session user state (Accounts 6) from the socket; screens read the account from accountStore.
 */
export const sessionUser = userStore.get
export const changeUser = userStore.change

export const chat = chatStore.get
export const changeChat = chatStore.change

/** Calls the listener after every change of the chat. Returns the function that stops it. */
export const onChatChange = chatStore.watch

/** The chat's state for the widget. */
export function useChat() {
  const state = useStore(chatStore)
  return {
    ...state,
    hasToggle: hasToggle(state),
    unread: unreadOf(state),
    typingText: typingText(state),
  }
}

/** Whether the chat has anything to show. */
export const useIsChatShown = (): boolean => useStore(chatStore, isShown)

/** Whether the realtime connection is open. */
export const useIsConnected = (): boolean => useStore(userStore, ({ connected }) => connected)
