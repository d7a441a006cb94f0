import { type SecretConfig, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import { deriveBytes, directSecret, type SessionSecrets } from './keyRing.ts'

export type SecondFactorSecrets = SessionSecrets &
  Pick<Settings, 'SECOND_FACTOR_SECRET' | 'SECOND_FACTOR_SECRET_PREVIOUS'>

/** Key number in the encrypted value, which identifies the key without revealing it. */
async function versionOf(key: string): Promise<number> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return new DataView(digest).getUint32(0) >>> 1
}

/**
 * Keys of second factors in better-auth's format: it encrypts with the first and decrypts with all. Without their own
 * secret they derive from SESSION_SECRET. `legacySecret` reads values encrypted before keys had numbers.
 */
export async function secondFactorKeys(settings: SecondFactorSecrets): Promise<SecretConfig> {
  const secrets = [
    settings.SECOND_FACTOR_SECRET,
    settings.SECOND_FACTOR_SECRET_PREVIOUS,
    settings.SESSION_SECRET,
    settings.SESSION_SECRET_PREVIOUS,
  ].filter((secret) => secret !== undefined)
  const keys = await Promise.all(
    secrets.map(async (secret) => {
      const key = Buffer.from(await deriveBytes(secret, 'second-factor')).toString('base64url')
      return [await versionOf(key), key] as const
    }),
  )
  const [current] = keys
  return {
    keys: new Map(keys),
    currentVersion: current?.[0] ?? 0,
    legacySecret: accountsSecret(settings),
  }
}

/** Secret of accounts from before second factors and logins had their own keys. */
export const accountsSecret = (settings: SessionSecrets): string =>
  `accounts:${directSecret(settings)}`

/**
 * Re-encrypts a stored value under the current key: null if it is current, or if no key reads it (`isReadable`
 * distinguishes them).
 */
export async function reencrypted(
  key: SecretConfig,
  data: string,
): Promise<{ isReadable: boolean; data: string | null }> {
  if (data.startsWith(`$ba$${key.currentVersion}$`)) return { isReadable: true, data: null }
  try {
    const plain = await symmetricDecrypt({ key, data })
    return { isReadable: true, data: await symmetricEncrypt({ key, data: plain }) }
  } catch {
    return { isReadable: false, data: null }
  }
}
