import { CHAT_DRAFT_KEY } from '#client/state/foundation/storage/personalStorage.ts'

/** What was written and not sent: kept while the chat is minimized, and over a reload of the tab. */
export function keptDraft(): string {
  try {
    return sessionStorage.getItem(CHAT_DRAFT_KEY) ?? ''
  } catch {
    return ''
  }
}

export function keepDraft(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(CHAT_DRAFT_KEY)
    else sessionStorage.setItem(CHAT_DRAFT_KEY, text)
  } catch {
    // Without storage the draft lives as long as the window of the chat.
  }
}
