import { z } from 'zod'
import { deleteText, saveText, savedText } from '#client/state/foundation/storage/savedText.ts'
import { ORDER_INTENT_KEY } from '#client/state/foundation/storage/personalStorage.ts'

const intentSchema = z.object({ hash: z.string(), key: z.string() })

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The idempotency key of this very request: the one it was sent with before, also before a reload, else a new one. */
export async function intentKey(request: unknown, newKey: () => string): Promise<string> {
  const hash = await hashOf(JSON.stringify(request))
  const known = intentSchema.safeParse(parseJson(savedText(ORDER_INTENT_KEY)))
  if (known.success && known.data.hash === hash) return known.data.key
  const key = newKey()
  saveText(ORDER_INTENT_KEY, JSON.stringify({ hash, key }))
  return key
}

/** The answer is known: a next order is a new intent. */
export function clearOrderIntent(): void {
  deleteText(ORDER_INTENT_KEY)
}

function parseJson(raw: string | null): unknown {
  try {
    return JSON.parse(raw ?? 'null')
  } catch {
    return null
  }
}
