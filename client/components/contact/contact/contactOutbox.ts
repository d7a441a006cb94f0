import type { Consultation } from '#domain/sales/lead/consultation.ts'
import type { ContactRequest } from '#domain/sales/lead/contactRequest.ts'
import { IDEMPOTENCY_HEADER } from '#domain/foundation/headerNames.ts'
import { sessionHeaders } from '#client/api/foundation/sessionId.ts'
import { getSettings } from '#client/api/foundation/settingsCalls.ts'
import { clientLog } from '#client/realtime/clientLog.ts'
import { CONTACT_PREFIX } from '#client/state/foundation/storage/personalStorage.ts'
import { storedKeys, textStorage } from '#client/state/foundation/storage/textStorage.ts'

/** A request stored until the server has accepted it. */
interface KeptRequest {
  /** The API route that receives it. */
  to: 'contact-form' | 'consultations'
  body: ContactRequest | Consultation
  /** Session headers from when it was written. */
  headers: Record<string, string>
  keptAt: number
}

const RETRY = { firstMs: 2_000, longestMs: 60_000 } as const
/** After this time nobody expects an answer any more. */
const KEPT_MS = 30 * 24 * 60 * 60_000
/** HTTP statuses for which a retry can't succeed. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413, 422])

/** Requests that did not fit in the storage; this page still sends them. */
const unstored = new Map<string, KeptRequest>()

let isSending = false

/** Sends a request for a call or an answer. */
export const sendContactRequest = (body: ContactRequest): void => send('contact-form', body)

/** Sends a request for a consultation. */
export const sendConsultation = (body: Consultation): void => send('consultations', body)

/** Stores a request and retries until the server has accepted it: offline, across reloads and closed tabs. */
function send(to: KeptRequest['to'], body: KeptRequest['body']): void {
  const key = `${CONTACT_PREFIX}${crypto.randomUUID()}`
  const kept = { to, body, headers: sessionHeaders(), keptAt: Date.now() }
  try {
    textStorage().setItem(key, JSON.stringify(kept))
  } catch {
    unstored.set(key, kept)
  }
  void sendKeptRequests()
}

/** Sends all stored requests, and retries until none is left. */
export async function sendKeptRequests(): Promise<void> {
  if (isSending) return
  isSending = true
  let waitMs: number = RETRY.firstMs
  for (let keys = keptKeys(); keys.length > 0; keys = keptKeys()) {
    const sent = await Promise.all(keys.map(sendKept))
    if (sent.every(Boolean)) continue
    await pause(waitMs)
    waitMs = Math.min(waitMs * 2, RETRY.longestMs)
  }
  isSending = false
}

const keptKeys = (): string[] => [
  ...storedKeys().filter((key) => key.startsWith(CONTACT_PREFIX)),
  ...unstored.keys(),
]

function readKept(key: string): KeptRequest | null {
  try {
    const kept: KeptRequest | null =
      unstored.get(key) ?? JSON.parse(textStorage().getItem(key) ?? 'null')
    return kept && Date.now() - kept.keptAt < KEPT_MS ? kept : null
  } catch {
    return null
  }
}

function forget(key: string): void {
  unstored.delete(key)
  textStorage().removeItem(key)
}

/** Sends one request under its own key, so that the server accepts it once. Returns true when it needs no retry. */
async function sendKept(key: string): Promise<boolean> {
  const kept = readKept(key)
  if (!kept) {
    forget(key)
    return true
  }
  try {
    const { settings } = await getSettings()
    const { ok, status } = await fetch(`${settings.apiUrl}/${kept.to}`, {
      method: 'POST',
      keepalive: true,
      headers: {
        'Content-Type': 'application/json',
        [IDEMPOTENCY_HEADER]: key.slice(CONTACT_PREFIX.length),
        ...kept.headers,
      },
      body: JSON.stringify(kept.body),
    })
    if (!ok) clientLog('contact request not taken', { status })
    if (!ok && !REFUSALS.has(status)) return false
  } catch {
    return false
  }
  forget(key)
  return true
}

/** Waits for a time, or until the connection is back or the visibility of the page changes. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const ended = new AbortController()
    const end = () => {
      ended.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end, { signal: ended.signal })
    document.addEventListener('visibilitychange', end, { signal: ended.signal })
  })
