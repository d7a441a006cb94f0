import {
  withChatMinimized,
  withChatOpened,
  withOutgoing,
  withoutConversation,
  withoutOutgoing,
} from '#domain/contact/realtime/chat/chatState.ts'
import type { LoggedEvent } from '#domain/contact/realtime/loggedEvent.ts'
import { onLogout } from '#client/state/foundation/identity/accountStore.ts'
import { changeChat, chat } from '#client/state/foundation/realtimeState.ts'
import { isMeasured } from './isMeasured.ts'
import { eventMoment } from './eventMoment.ts'
import { clientLog } from './clientLog.ts'
import type { VisitorRealtime } from './visitorRealtime.ts'

const RETRY_MS = 5_000
const IDLE_TIMEOUT_MS = 3_000

/** The visitor's landing address, saved now because they may have navigated before the connection loads. */
const landingAddress = 'location' in globalThis ? location.href : ''

let opening: Promise<VisitorRealtime> | null = null
let open: VisitorRealtime | null = null

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

async function openPatiently(): Promise<VisitorRealtime> {
  for (;;) {
    try {
      const { openVisitorRealtime } = await import('./visitorRealtime.ts')
      open = await openVisitorRealtime(landingAddress)
      return open
    } catch (error) {
      clientLog('realtime not loaded', { message: error instanceof Error ? error.message : '' })
      await wait(RETRY_MS)
    }
  }
}

/** The connection, loaded on first use; earlier calls wait for it. */
export function realtime(): Promise<VisitorRealtime> {
  opening ??= openPatiently()
  return opening
}

/**
 * Runs an action over the connection once it is open. Drops actions that wait during a logout, so that the next session
 * sends nothing of the previous person.
 */
async function whenOpen(
  act: (connected: VisitorRealtime) => void,
  opened: Promise<VisitorRealtime> = realtime(),
): Promise<void> {
  let hasLeft = false
  const stop = onLogout(() => {
    hasLeft = true
    changeChat(withoutConversation)
  })
  const connected = await opened
  stop()
  if (!hasLeft) act(connected)
}

/** The connection after its landing event, which would otherwise show the desk its own page again. */
async function landed(): Promise<VisitorRealtime> {
  const connected = await realtime()
  await connected.landingTold
  return connected
}

/** Connects after the page has loaded and the browser is idle. */
export function startRealtime(): void {
  const start = () => void realtime()
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(start, IDLE_TIMEOUT_MS)
}

/** Opens the chat, from its toggle or any other button. */
export function openChat(): void {
  changeChat(withChatOpened)
  void realtime()
}

/** Minimizes the chat. */
export const minimizeChat = (): void => changeChat(withChatMinimized)

/** Sends a trimmed message; an empty one is not sent. It is shown at once, and sent when possible. */
export function sendChatMessage(text: string): void {
  const trimmed = text.trim()
  if (trimmed === '') return
  const id = crypto.randomUUID()
  const timestamp = new Date().toISOString()
  changeChat((state) => withOutgoing(state, { id, text: trimmed, timestamp }))
  void whenOpen((connected) => connected.sendChatMessage({ id, text: trimmed }))
}

/** Discards a refused message. */
export const discardChatMessage = (id: string): void =>
  changeChat((state) => withoutOutgoing(state, id))

/** Resends a refused message. */
export function retryChatMessage(id: string): void {
  const message = chat().outgoing.find((each) => each.id === id)
  discardChatMessage(id)
  if (message) sendChatMessage(message.text)
}
export const setTyping = (isTyping: boolean): Promise<void> =>
  whenOpen((connected) => connected.setTyping(isTyping))
export const leaveEmail = (email: string): Promise<void> =>
  whenOpen((connected) => connected.leaveEmail(email))
export const notifyNavigation = (page: string): Promise<void> =>
  whenOpen((connected) => connected.notifyNavigation(page), landed())

/** 'user:logout' (Accounts 5): ends the login on the server, in every tab of it. Raises without a connection. */
export async function logOutByRealtime(): Promise<void> {
  if (!open) throw new Error('The realtime connection is not open yet.')
  await open.logOut()
}

/** Reports an item added to the cart to the desk. */
export const announceAddedToCart = (
  item: Parameters<VisitorRealtime['announceAddedToCart']>[0],
): Promise<void> => whenOpen((connected) => connected.announceAddedToCart(item))

/** Logs an event (Contact 7) where the visitor's zone and wishes allow it. Returns false if it was not logged. */
export async function logEvent(
  event: Pick<LoggedEvent, 'id' | 'event_type' | 'event_id' | 'details'>,
): Promise<boolean> {
  if (!isMeasured()) return false
  // Captured now, since the connection may open later.
  const moment = eventMoment()
  let isLogged = false
  await whenOpen((connected) => {
    isLogged = connected.logEvent(event, moment)
  })
  return isLogged
}
