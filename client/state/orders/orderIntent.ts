import { z } from 'zod'
import { forgetText, keepText, keptText } from '#client/state/foundation/storage/keptText.ts'
import { ORDER_INTENT_KEY } from '#client/state/foundation/storage/personalStorage.ts'

const intentSchema = z.object({ hash: z.string(), key: z.string() })

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The idempotency key of this very request: the one it was sent with before, also before a reload, else a new one. */
export async function intentKey(request: unknown, newKey: () => string): Promise<string> {
  const hash = await hashOf(JSON.stringify(request))
  const known = intentSchema.safeParse(parseJson(keptText(ORDER_INTENT_KEY)))
  if (known.success && known.data.hash === hash) return known.data.key
  const key = newKey()
  keepText(ORDER_INTENT_KEY, JSON.stringify({ hash, key }))
  return key
}

/** The answer is known: a next order is a new intent. */
export function forgetIntent(): void {
  forgetText(ORDER_INTENT_KEY)
}

function parseJson(raw: string | null): unknown {
  try {
    return JSON.parse(raw ?? 'null')
  } catch {
    return null
  }
}
