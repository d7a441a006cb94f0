import type { Consultation } from '#domain/sales/lead/consultation.ts'
import type { ContactRequest } from '#domain/sales/lead/contactRequest.ts'
import { IDEMPOTENCY_HEADER } from '#domain/foundation/headerNames.ts'
import { sessionHeaders } from '#client/api/foundation/sessionId.ts'
import { getSettings } from '#client/api/foundation/settingsCalls.ts'
import { clientLog } from '#client/realtime/clientLog.ts'
import { CONTACT_PREFIX } from '#client/state/foundation/storage/personalStorage.ts'
import { storedKeys, textStorage } from '#client/state/foundation/storage/textStorage.ts'

/** A request as it is kept until the server has it. */
interface KeptRequest {
  /** The address of the API that takes it. */
  to: 'contact-form' | 'consultations'
  body: ContactRequest | Consultation
  /** The session that it was written in. */
  headers: Record<string, string>
  keptAt: number
}

const RETRY = { firstMs: 2_000, longestMs: 60_000 } as const
/** After so long nobody waits for the answer any more. */
const KEPT_MS = 30 * 24 * 60 * 60_000
/** What will not be taken next time either. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413, 422])

/** What a full storage did not take: this page still sends it. */
const unstored = new Map<string, KeptRequest>()

let isSending = false

/** Sends what was filled in for a call or an answer. */
export const sendContactRequest = (body: ContactRequest): void => send('contact-form', body)

/** Sends what somebody wants to be advised about. */
export const sendConsultation = (body: Consultation): void => send('consultations', body)

/** Keeps a request in the browser, and sends it until the server has it: offline, over reloads and closed tabs. */
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

/** Sends what is kept, one after the other; tries again until none is left. */
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

/** Sends one, under its own key: the server takes it once, however often it comes. True when it is done with. */
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

/** Waits, but no longer than until the connection is back or the page is looked at again. */
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
