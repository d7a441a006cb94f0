import { knownOwnTimeZone } from '#domain/foundation/calendar/knownTimeZone.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { currencyOfCountry } from '#domain/foundation/money/countryCurrency.ts'
import { readQrCodeMade, type QrCodeMade } from '#domain/contact/realtime/chat/acknowledgement.ts'
import { withReadSeq, withVisibility } from '#domain/contact/realtime/chat/chatState.ts'
import type { ClientInput } from '#domain/contact/realtime/clientEvents.ts'
import { type Landing, landingOf } from '#domain/contact/realtime/desk/landing.ts'
import { landingStep } from '#domain/contact/realtime/desk/landingRetry.ts'
import { landingEvent, USER_FROM_ADS } from '#domain/contact/realtime/eventNames.ts'
import type { LoggedEvent } from '#domain/contact/realtime/loggedEvent.ts'
import { LANDING_RETRY } from '#domain/contact/realtime/realtimeLimits.ts'
import { ANONYMOUS_USER } from '#domain/accounts/userState.ts'
import { getSettings } from '#client/api/foundation/settingsCalls.ts'
import { textStorage } from '#client/state/foundation/storage/textStorage.ts'
import {
  CHAT_READ_KEY,
  UPLOAD_TOKEN_KEY,
} from '#client/state/foundation/storage/personalStorage.ts'
import {
  changeChat,
  changeUser,
  chat,
  onChatChange,
  sessionUser,
} from '#client/state/foundation/realtimeState.ts'
import { isNavMenuOpen, onNavMenuChange } from '#client/state/contact/navMenu.ts'
import { ensureSession, SESSION_KEY } from '#client/state/foundation/identity/session.ts'
import { addressToLog } from './addressToLog.ts'
import { isMeasured } from './isMeasured.ts'
import { eventMoment } from './eventMoment.ts'
import { clientLog } from './clientLog.ts'
import { QueueStorage } from './queueStorage.ts'
import { RefusedError } from './RefusedError.ts'
import { readTrackingId } from './trackingCookie.ts'
import { VisitorConnection } from './VisitorConnection.ts'

const timezone = () => knownOwnTimeZone()
const newId = () => crypto.randomUUID()

/** The visitor's read status of the chat, stored for this session. */
function keptReadSeq(sessionId: string | null): number {
  const [session, seq] = (textStorage().getItem(CHAT_READ_KEY) ?? '').split(' ')
  return session === sessionId?.split('.')[0] ? Number(seq) || 0 : 0
}

function keepReadSeq(): void {
  const { session_id } = sessionUser()
  const { readSeq } = chat()
  if (session_id === null || readSeq <= keptReadSeq(session_id)) return
  textStorage().setItem(CHAT_READ_KEY, `${session_id.split('.')[0]} ${readSeq}`)
}

/** Tracks whether the visitor sees an open chat. */
function watchSight(): void {
  const look = () => {
    const isVisible = document.visibilityState === 'visible' && !isNavMenuOpen()
    changeChat((state) => withVisibility(state, isVisible))
  }
  look()
  document.addEventListener('visibilitychange', look)
  onNavMenuChange(look)
}

/** Connects, and sends the landing event with the visitor's first address. Call it once per page. */
export async function openVisitorRealtime(landingAddress: string) {
  const { pathname, searchParams } = new URL(landingAddress)
  const landing = landingOf(pathname, searchParams)
  const { settings, visitorCountry } = await getSettings()
  // The cart requests a session too: both get the same one. Without a response the socket supplies one.
  await ensureSession().catch(() => null)
  const session_id = textStorage().getItem(SESSION_KEY)
  const token2faUpload = textStorage().getItem(UPLOAD_TOKEN_KEY)
  changeUser(() => ({
    ...ANONYMOUS_USER,
    session_id,
    token2faUpload,
    user_tracking_id: readTrackingId(),
  }))
  changeChat((state) => withReadSeq(state, keptReadSeq(session_id)))
  watchSight()
  onChatChange(keepReadSeq)
  window.addEventListener('storage', ({ key }) => {
    // A message read in another tab is read here too.
    if (key !== CHAT_READ_KEY) return
    changeChat((state) => withReadSeq(state, keptReadSeq(sessionUser().session_id)))
  })
  const country = visitorCountry ?? settings.country
  const connection = new VisitorConnection(settings.socketUrl, await QueueStorage.open(), {
    country,
    currency: currencyOfCountry(country),
    language: settings.language,
    timezone: timezone(),
  })
  connection.onContinued = keepReadSeq
  connection.start()
  const realtime = actionsOf(connection, tellLanding(connection, landing))
  if (isMeasured(landing.path)) {
    realtime.logEvent(
      landing.source === 'ads' ? USER_FROM_ADS : landingEvent(landing.path),
      eventMoment(landingAddress),
    )
  }
  return realtime
}

export type VisitorRealtime = Awaited<ReturnType<typeof openVisitorRealtime>>

/**
 * Tells the landing once, as soon as there is a connection with a session; tried 10 times more, 500 ms apart (Contact 5).
 * Settles when it was sent or given up.
 */
async function tellLanding(connection: VisitorConnection, landing: Landing): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const { connected, session_id } = sessionUser()
    const step = landingStep(tries, { connected, session_id })
    if (step === 'send') {
      connection.emit('chat:user-notification', {
        id: newId(),
        type: 'landing',
        sessionId: session_id,
        timezone: timezone(),
        payload: { ...landing, timezone: timezone() },
      })
    }
    if (step !== 'retry') return
    await new Promise((resolve) => {
      setTimeout(resolve, LANDING_RETRY.everyMs)
    })
  }
}

type NewEvent = Pick<LoggedEvent, 'id' | 'event_type' | 'event_id' | 'details'>

const eventToLog = (event: NewEvent, { timestamp, url, path }: ReturnType<typeof eventMoment>) => ({
  id: event.id ?? newId(),
  event_type: event.event_type,
  event_id: event.event_id ?? null,
  details: event.details ?? null,
  timestamp,
  timezone: timezone(),
  value: {
    url,
    path,
    user_agent: navigator.userAgent.slice(0, 1_000),
    referrer: addressToLog(document.referrer).slice(0, 2_000),
  },
})

function actionsOf(connection: VisitorConnection, landingTold: Promise<void>) {
  return {
    /** Sends a chat message. */
    sendChatMessage(message: { id: string; text: string }): void {
      const sessionId = sessionUser().session_id
      connection.emit('chat:send-user-message', { ...message, sessionId })
    },
    setTyping: (isTyping: boolean): void => void connection.emitNow('chat:typing', { isTyping }),
    /** Saves the email address that the desk may answer to. */
    leaveEmail: (email: string): void =>
      connection.emit('chat:leave-email', { id: newId(), email }),
    /** Ends the login on the server, in every tab. Raises NotConnectedError. */
    logOut: async (): Promise<void> => void (await connection.ask('user:logout')),
    /**
     * Begins two-factor: returns the URL for the QR code and the secret as text. Raises RefusedError,
     * NotConnectedError.
     */
    async generateTwoFactorQrCode(
      payload: ClientInput<'user:generate-2fa-qr-code'>,
    ): Promise<Omit<QrCodeMade, 'success'>> {
      const answer = await connection.ask('user:generate-2fa-qr-code', payload)
      const made = readQrCodeMade(answer)
      if (!made) throw new RefusedError(answer)
      return made
    },
    /** Settles when the landing event was sent or given up. */
    landingTold,
    /** Reports a navigation. */
    notifyNavigation(page: string): void {
      const sessionId = sessionUser().session_id
      const payload = { page, timezone: timezone() }
      connection.emit('chat:user-notification', {
        id: newId(),
        type: 'navigation',
        sessionId,
        payload,
      })
    },
    /** Reports an item added to the cart, once each. */
    announceAddedToCart(
      item: Omit<ClientInput<'orderform:sendSMSofferAddedToCart'>, 'id' | 'sent'>,
    ): void {
      connection.emit('orderform:sendSMSofferAddedToCart', { ...item, id: newId(), sent: true })
    },
    /** Logs an event. Returns false if that failed, which is logged. */
    logEvent(event: NewEvent, moment = eventMoment()): boolean {
      try {
        connection.emit('event:log', eventToLog(event, moment))
        return true
      } catch (error) {
        clientLog('event not logged', {
          message: reasonOf(error),
        })
        return false
      }
    },
  }
}
