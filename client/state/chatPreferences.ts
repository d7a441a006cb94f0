import { useSyncExternalStore } from 'react'
import { textStorage } from './cartStorage.ts'
import { CHAT_EMAIL_KEY } from './personalStorage.ts'

const SOUND_KEY = 'amd_chat_sound'
const ON = 'on'

const listeners = new Set<() => void>()

function watch(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function keep(key: string, value: string): void {
  try {
    textStorage().setItem(key, value)
  } catch {
    // Then it holds for nothing, as if it had not been chosen.
  }
  for (const listener of listeners) listener()
}

/** Whether an incoming message is heard; off until it is turned on. */
export const hasChatSound = (): boolean => textStorage().getItem(SOUND_KEY) === ON
export const setChatSound = (isOn: boolean): void => keep(SOUND_KEY, isOn ? ON : 'off')
export const useHasChatSound = (): boolean => useSyncExternalStore(watch, hasChatSound, () => false)

const chatEmail = (): string => textStorage().getItem(CHAT_EMAIL_KEY) ?? ''

/** The address that the visitor left for an answer by mail; empty before. */
export const keepChatEmail = (email: string): void => keep(CHAT_EMAIL_KEY, email)
export const useChatEmail = (): string => useSyncExternalStore(watch, chatEmail, () => '')
