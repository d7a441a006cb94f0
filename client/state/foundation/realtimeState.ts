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

/** How many notifications of the account are unread. */
export const unreadNotifications = createStore(0)

/** The session user state (Accounts 6) as the socket told it; screens read the account from accountStore. */
export const sessionUser = userStore.get
export const changeUser = userStore.change

export const chat = chatStore.get
export const changeChat = chatStore.change

/** Calls back with every change of the chat. Gives the way to stop. */
export const onChatChange = chatStore.watch

/** The chat as the widget shows it. */
export function useChat() {
  const state = useStore(chatStore)
  return {
    ...state,
    hasToggle: hasToggle(state),
    unread: unreadOf(state),
    typingText: typingText(state),
  }
}

/** Whether there is anything of the chat to show. */
export const useIsChatShown = (): boolean => useStore(chatStore, isShown)

/** Whether the realtime connection stands. */
export const useIsConnected = (): boolean => useStore(userStore, ({ connected }) => connected)
