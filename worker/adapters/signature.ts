const encoder = new TextEncoder()

const toBase64Url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url')

/**
 * The bytes of a signature that is written as we write it, else null: the last letter carries bits that decoding drops,
 * so that other texts would pass for the same signature.
 */
export function signatureBytes(signature: string): Buffer | null {
  const bytes = Buffer.from(signature, 'base64url')
  return bytes.toString('base64url') === signature ? bytes : null
}

/** Whether two secrets are the same, compared in constant time. */
export async function isSameSecret(a: string, b: string): Promise<boolean> {
  const [left, right] = await Promise.all(
    [a, b].map((text) => crypto.subtle.digest('SHA-256', encoder.encode(text))),
  )
  return left !== undefined && right !== undefined && crypto.subtle.timingSafeEqual(left, right)
}

/** The SHA-256 of a text, to compare contents by. */
export async function hashText(text: string): Promise<string> {
  return toBase64Url(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
}
