import { forgetText } from './keptText.ts'

/** Where the checkout keeps what was typed, until the tab is closed. */
export const CHECKOUT_DRAFT_KEY = 'amd_checkout_draft'
/** What was written in the chat and not sent, until the tab is closed. */
export const CHAT_DRAFT_KEY = 'amd_chat_draft'
/** The address that was left for an answer by mail. */
export const CHAT_EMAIL_KEY = 'amd_chat_email'

/** Begins the keys under which the desk keeps what is not sent yet. */
export const DESK_OUTBOX_PREFIX = 'amd_desk_line_'

/** Begins the keys under which a brief that was not sent yet is kept, by its line. */
export const BRIEFING_PREFIX = 'amd_briefing_'

/** Where the token that a mailed code gave is kept (Accounts 9). */
export const UPLOAD_TOKEN_KEY = 'token2faUpload'

/** The order that was placed here and still waits for its card payment. */
export const OPEN_ORDER_KEY = 'amd_open_order'
/** One intent to order: as long as its answer is not known, the same order is sent with the same key. */
export const ORDER_INTENT_KEY = 'amd_order_intent'

/** Begins the keys under which requests to the desk are kept until it has them. */
export const CONTACT_PREFIX = 'amd_contact_'

/** Begins the keys of saved plans. */
export const DRAFT_PREFIX = 'amd_draft_'
/** Begins the keys that name the draft open in a medium's planner. */
export const OPEN_DRAFT_PREFIX = 'amd_open_draft_'

/** Begins the keys under which each tab keeps what its connection has not sent yet. */
export const QUEUE_PREFIX = 'amd_queue_'
/** How far the chat of a session was read. */
export const CHAT_READ_KEY = 'amd_chat_read'

/** Begins the keys under which this tab saves unsent notes and reasons, by account and subject. */
export const NOTE_PREFIX = 'amd_note_'

/**
 * Deletes the unsent notes of this tab, except those of one account. An expired login keeps them: the same person logs
 * in again and goes on.
 */
export function deleteNotes(exceptAccountId?: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(NOTE_PREFIX) && !key.startsWith(`${NOTE_PREFIX}${exceptAccountId}_`))
        sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

/** Whether a draft was never saved in an account: a guest's stays. */
const isGuestDraft = (key: string): boolean =>
  localStorage.getItem(key)?.includes('"accountId":null') ?? false

/** Forgets what this browser keeps of a person: on logout the next one at the machine finds nothing. */
export function forgetPersonalStorage(): void {
  try {
    sessionStorage.removeItem(CHECKOUT_DRAFT_KEY)
    sessionStorage.removeItem(CHAT_DRAFT_KEY)
    localStorage.removeItem(CHAT_EMAIL_KEY)
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(DESK_OUTBOX_PREFIX)) localStorage.removeItem(key)
      if (key.startsWith(QUEUE_PREFIX)) localStorage.removeItem(key)
      if (key.startsWith(DRAFT_PREFIX) && !isGuestDraft(key)) localStorage.removeItem(key)
      if (key.startsWith(BRIEFING_PREFIX)) forgetText(key)
    }
    localStorage.removeItem(CHAT_READ_KEY)
    localStorage.removeItem(UPLOAD_TOKEN_KEY)
    forgetText(OPEN_ORDER_KEY)
    forgetText(ORDER_INTENT_KEY)
  } catch {
    // Nothing was stored.
  }
}
