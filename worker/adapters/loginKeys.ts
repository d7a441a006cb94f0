import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { deriveBytes, type SessionSecrets, sessionRing } from './keyRing.ts'
import { accountsSecret, type SecondFactorSecrets, secondFactorKeys } from './secondFactorKeys.ts'

const encoder = new TextEncoder()

/** Secrets that login cookies may be signed with, the signing one first. */
async function loginSecrets(settings: SessionSecrets): Promise<[string, ...string[]]> {
  const [current, ...former] = sessionRing(settings).derived
  const derived = async (secret: string) =>
    Buffer.from(await deriveBytes(secret, 'login')).toString('base64url')
  return [
    await derived(current),
    ...(await Promise.all(former.map(derived))),
    accountsSecret(settings),
  ]
}

const importKey = async (secret: string) =>
  await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )

/** Signs a cookie value like better-auth: `value.signature` in base64, URL-encoded. */
export async function signCookieValue(secret: string, value: string): Promise<string> {
  const key = await importKey(secret)
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(value))
  return encodeURIComponent(`${value}.${Buffer.from(signature).toString('base64')}`)
}

const SIGNED = /^(.+)\.([A-Za-z0-9+/]{43}=)$/

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** A Cookie header with all login cookies re-signed by the current secret; null if none has a former signature. */
async function resign(
  cookies: string,
  prefix: string,
  { current, former }: { current: string; former: readonly CryptoKey[] },
): Promise<string | null> {
  let isChanged = false
  const parts = cookies.split(/;\s*/).map(async (cookie) => {
    const at = cookie.indexOf('=')
    const name = cookie.slice(0, at)
    const [, value, signature] = SIGNED.exec(decoded(cookie.slice(at + 1))) ?? []
    if (!name.startsWith(prefix) || value === undefined || signature === undefined) return cookie
    const bytes = Buffer.from(signature, 'base64')
    for (const key of former) {
      if (!(await crypto.subtle.verify('HMAC', key, bytes, encoder.encode(value)))) continue
      isChanged = true
      return `${name}=${await signCookieValue(current, value)}`
    }
    return cookie
  })
  const header = (await Promise.all(parts)).join('; ')
  return isChanged ? header : null
}

/**
 * Keys for better-auth, which signs cookies with a single secret: cookies have their own key, cookies signed by a
 * former secret are accepted, and second factors are encrypted under versioned keys.
 */
export function loginKeys(settings: SecondFactorSecrets, cookiePrefix: string): BetterAuthPlugin {
  const prepared = (async () => {
    const [current, ...others] = await loginSecrets(settings)
    return { current, former: await Promise.all(others.map(importKey)) }
  })()
  return {
    id: 'login-keys',
    init: async () => ({
      context: {
        secret: (await prepared).current,
        secretConfig: await secondFactorKeys(settings),
      },
    }),
    hooks: {
      before: [
        {
          matcher: ({ headers }) => headers?.has('Cookie') ?? false,
          handler: createAuthMiddleware(async ({ headers }) => {
            const header = await resign(headers?.get('Cookie') ?? '', cookiePrefix, await prepared)
            if (header === null) return
            const changed = new Headers(headers)
            changed.set('Cookie', header)
            return { context: { headers: changed } }
          }),
        },
      ],
    },
  }
}
