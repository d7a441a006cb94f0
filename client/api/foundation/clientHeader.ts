import { shape, text } from '#domain/contact/realtime/desk/reader.ts'
import { CLIENT_HEADER } from '#domain/foundation/headerNames.ts'

/** Storage key of the agency's client that a tab works for; one per tab. */
export const CLIENT_KEY = 'amd_client'

const readChoice = shape({ id: text, name: text })

/** The client that this tab works for; null for none. */
export function storedClient(): { id: string; name: string } | null {
  try {
    const stored: unknown = JSON.parse(globalThis.sessionStorage?.getItem(CLIENT_KEY) ?? 'null')
    return readChoice(stored) ?? null
  } catch {
    return null
  }
}

/** Header that names the client of a request; none without a client. */
export function clientHeaders(): Record<string, string> {
  const client = storedClient()
  return client === null ? {} : { [CLIENT_HEADER]: client.id }
}
