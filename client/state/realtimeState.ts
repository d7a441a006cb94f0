import { atom, getDefaultStore, useAtomValue } from 'jotai'
import {
  type ChatState,
  hasToggle,
  newChatState,
  typingText,
  unreadOf,
} from '#domain/realtime/chatState.ts'
import { NOBODY, type UserState } from '#domain/account/userState.ts'
import { sessionFieldsAtom } from './account.ts'

const userAtom = atom<UserState>(NOBODY)
const chatAtom = atom<ChatState>(newChatState())

const store = getDefaultStore()

/** The session and user as the socket told them; screens use useUserState. */
export const sessionUser = (): UserState => store.get(userAtom)
export const chat = (): ChatState => store.get(chatAtom)

export function changeUser(change: (state: UserState) => UserState): void {
  store.set(userAtom, change)
  const { connected, session_id, user_tracking_id, token2faUpload, ready } = sessionUser()
  store.set(sessionFieldsAtom, { connected, session_id, user_tracking_id, token2faUpload, ready })
}

export function changeChat(change: (state: ChatState) => ChatState): void {
  store.set(chatAtom, change)
}

const chatViewAtom = atom((get) => {
  const state = get(chatAtom)
  return {
    ...state,
    hasToggle: hasToggle(state),
    unread: unreadOf(state),
    typingText: typingText(state),
  }
})

/** The chat as the widget shows it. */
export function useChat() {
  return useAtomValue(chatViewAtom)
}

/** Calls back with every change of the chat. Gives the way to stop. */
export function onChatChange(listener: () => void): () => void {
  return store.sub(chatAtom, listener)
}
