import { atom, getDefaultStore, useAtomValue } from 'jotai'
import {
  type ChatState,
  hasToggle,
  newChatState,
  typingText,
  unreadOf,
} from '#domain/realtime/chatState.ts'
import { newSessionUserState, type SessionUserState } from '#domain/realtime/sessionUserState.ts'

const userAtom = atom<SessionUserState>(newSessionUserState())
const chatAtom = atom<ChatState>(newChatState())

const store = getDefaultStore()

export const sessionUser = (): SessionUserState => store.get(userAtom)
export const chat = (): ChatState => store.get(chatAtom)

export function changeUser(change: (state: SessionUserState) => SessionUserState): void {
  store.set(userAtom, change)
}

export function changeChat(change: (state: ChatState) => ChatState): void {
  store.set(chatAtom, change)
}

/** The session and user as the server told them (spec §3, Session user state). */
export function useSessionUser(): SessionUserState {
  return useAtomValue(userAtom)
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

/** Calls back with every change of the user state. Gives the way to stop. */
export function onUserChange(listener: (state: SessionUserState) => void): () => void {
  return store.sub(userAtom, () => listener(store.get(userAtom)))
}

/** Calls back with every change of the chat. Gives the way to stop. */
export function onChatChange(listener: () => void): () => void {
  return store.sub(chatAtom, listener)
}
