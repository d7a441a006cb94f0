import { CHAT_DRAFT_KEY } from '#client/state/foundation/storage/personalStorage.ts'

/** Unsent text, saved while the chat is minimized and across a reload of the tab. */
export function savedChatDraft(): string {
  try {
    return sessionStorage.getItem(CHAT_DRAFT_KEY) ?? ''
  } catch {
    return ''
  }
}

export function saveChatDraft(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(CHAT_DRAFT_KEY)
    else sessionStorage.setItem(CHAT_DRAFT_KEY, text)
  } catch {
    // Without storage the draft lasts as long as the chat window.
  }
}
