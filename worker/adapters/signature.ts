const encoder = new TextEncoder()

const toBase64Url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url')

/**
 * Bytes of a canonically encoded signature, else null: decoding drops bits of the last letter, so other texts would
 * pass as the same signature.
 */
export function signatureBytes(signature: string): Buffer | null {
  const bytes = Buffer.from(signature, 'base64url')
  return bytes.toString('base64url') === signature ? bytes : null
}

/** Compares two secrets in constant time. */
export async function isSameSecret(a: string, b: string): Promise<boolean> {
  const [left, right] = await Promise.all(
    [a, b].map((text) => crypto.subtle.digest('SHA-256', encoder.encode(text))),
  )
  return left !== undefined && right !== undefined && crypto.subtle.timingSafeEqual(left, right)
}

/** SHA-256 of a text, for comparing contents. */
export async function hashText(text: string): Promise<string> {
  return toBase64Url(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
}
