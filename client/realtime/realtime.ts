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

/** The address that the visitor came to: by the time the connection is loaded they may have gone on to another page. */
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

/** The connection, loaded with the first use; what is asked of it before waits. */
export function realtime(): Promise<VisitorRealtime> {
  opening ??= openPatiently()
  return opening
}

/**
 * Does something over the connection once it is open. What waits while somebody logs out is dropped: the next session
 * says nothing of the person before.
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

/** The connection after its landing, which would have the desk show its own page again. */
async function landed(): Promise<VisitorRealtime> {
  const connected = await realtime()
  await connected.landingTold
  return connected
}

/** Connects once the page stands and the browser has nothing better to do. */
export function startRealtime(): void {
  const start = () => void realtime()
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(start, IDLE_TIMEOUT_MS)
}

/** Opens the chat, by its toggle or from any place that says so. */
export function openChat(): void {
  changeChat(withChatOpened)
  void realtime()
}

/** Minimizes the chat. */
export const minimizeChat = (): void => changeChat(withChatMinimized)

/** Sends a message, trimmed; an empty one is not sent. It shows at once, and goes out when it can. */
export function sendChatMessage(text: string): void {
  const trimmed = text.trim()
  if (trimmed === '') return
  const id = crypto.randomUUID()
  const timestamp = new Date().toISOString()
  changeChat((state) => withOutgoing(state, { id, text: trimmed, timestamp }))
  void whenOpen((connected) => connected.sendChatMessage({ id, text: trimmed }))
}

/** Gives up a message that was refused. */
export const discardChatMessage = (id: string): void =>
  changeChat((state) => withoutOutgoing(state, id))

/** Sends a message again that was refused. */
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

/** Tells the desk of an item that was added to the cart. */
export const announceAddedToCart = (
  item: Parameters<VisitorRealtime['announceAddedToCart']>[0],
): Promise<void> => whenOpen((connected) => connected.announceAddedToCart(item))

/** Logs an event (Contact 7) where the visitor's zone and wishes allow it; false when it was not, or that failed. */
export async function logEvent(
  event: Pick<LoggedEvent, 'id' | 'event_type' | 'event_id' | 'details'>,
): Promise<boolean> {
  if (!isMeasured()) return false
  // As it is now: the connection may come a moment later.
  const moment = eventMoment()
  let isLogged = false
  await whenOpen((connected) => {
    isLogged = connected.logEvent(event, moment)
  })
  return isLogged
}
