import { useSyncExternalStore } from 'react'
import { createStorageSignal } from '#client/state/foundation/storage/storageSignal.ts'
import { textStorage } from '#client/state/foundation/storage/textStorage.ts'
import { CHAT_EMAIL_KEY } from '#client/state/foundation/storage/personalStorage.ts'

const SOUND_KEY = 'amd_chat_sound'
const ON = 'on'

const preferences = createStorageSignal(
  (key) => key === null || key === SOUND_KEY || key === CHAT_EMAIL_KEY,
)

function keep(key: string, value: string): void {
  try {
    textStorage().setItem(key, value)
  } catch {
    // Then it holds for nothing, as if it had not been chosen.
  }
  preferences.tell()
}

/** Whether an incoming message plays a sound; off until turned on. */
export const hasChatSound = (): boolean => textStorage().getItem(SOUND_KEY) === ON
export const setChatSound = (isOn: boolean): void => keep(SOUND_KEY, isOn ? ON : 'off')
export const useHasChatSound = (): boolean =>
  useSyncExternalStore(preferences.watch, hasChatSound, () => false)

const chatEmail = (): string => textStorage().getItem(CHAT_EMAIL_KEY) ?? ''

/** The address that the visitor left for an answer by mail; empty before. */
export const saveChatEmail = (email: string): void => keep(CHAT_EMAIL_KEY, email)
export const useChatEmail = (): string =>
  useSyncExternalStore(preferences.watch, chatEmail, () => '')
