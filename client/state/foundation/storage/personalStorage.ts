import { CLIENT_KEY } from '#client/api/foundation/clientHeader.ts'
import { deleteText } from './savedText.ts'

/** The text typed in the checkout, until the tab is closed. */
export const CHECKOUT_DRAFT_KEY = 'amd_checkout_draft'
/** The unsent text in the chat, until the tab is closed. */
export const CHAT_DRAFT_KEY = 'amd_chat_draft'
/** The visitor's email address for replies by mail. */
export const CHAT_EMAIL_KEY = 'amd_chat_email'

/** Prefix of the keys for the desk's unsent lines. */
export const DESK_OUTBOX_PREFIX = 'amd_desk_line_'

/** Prefix of the keys for unsent briefs, by line. */
export const BRIEFING_PREFIX = 'amd_briefing_'

/** The token from a mailed code (Accounts 9). */
export const UPLOAD_TOKEN_KEY = 'token2faUpload'

/** The order that was placed here and awaits its card payment. */
export const OPEN_ORDER_KEY = 'amd_open_order'
/** One intent to order: until its response is known, the same order is sent with the same key. */
export const ORDER_INTENT_KEY = 'amd_order_intent'

/** Prefix of the keys for requests that the desk does not have yet. */
export const CONTACT_PREFIX = 'amd_contact_'

/** Prefix of the keys for saved plans. */
export const DRAFT_PREFIX = 'amd_draft_'
/** Prefix of the keys for the draft that is open in a medium's planner. */
export const OPEN_DRAFT_PREFIX = 'amd_open_draft_'

/** Prefix of the keys for each tab's unsent messages. */
export const QUEUE_PREFIX = 'amd_queue_'
/** The last read message of a session's chat. */
export const CHAT_READ_KEY = 'amd_chat_read'

/** Prefix of the keys for this tab's unsent notes and reasons, by account and subject. */
export const NOTE_PREFIX = 'amd_note_'

/**
 * Deletes the unsent notes of this tab, except those of one account. An expired login keeps them,
 * as the same person logs in again and continues.
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

/**
 * Deletes a person's data in this browser, so that the next person after a logout finds nothing.
 */
export function clearPersonalStorage(): void {
  try {
    sessionStorage.removeItem(CHECKOUT_DRAFT_KEY)
    sessionStorage.removeItem(CHAT_DRAFT_KEY)
    sessionStorage.removeItem(CLIENT_KEY)
    localStorage.removeItem(CHAT_EMAIL_KEY)
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(DESK_OUTBOX_PREFIX)) localStorage.removeItem(key)
      if (key.startsWith(QUEUE_PREFIX)) localStorage.removeItem(key)
      if (key.startsWith(DRAFT_PREFIX) && !isGuestDraft(key)) localStorage.removeItem(key)
      if (key.startsWith(BRIEFING_PREFIX)) deleteText(key)
    }
    localStorage.removeItem(CHAT_READ_KEY)
    localStorage.removeItem(UPLOAD_TOKEN_KEY)
    deleteText(OPEN_ORDER_KEY)
    deleteText(ORDER_INTENT_KEY)
  } catch {
    // Nothing was stored.
  }
}
