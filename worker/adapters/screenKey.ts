import type { Settings } from '#domain/settings/settings.ts'
import { isSignedBy, sign } from './signature.ts'

const PURPOSE = 'screen-key'
const BETWEEN = '~'

/** What a screen's player is opened with: known to its publisher alone. */
export const screenKeyOf = async (
  { SESSION_SECRET }: Pick<Settings, 'SESSION_SECRET'>,
  productId: string,
): Promise<string> => `${productId}${BETWEEN}${await sign(SESSION_SECRET, PURPOSE, productId)}`

/** The screen that a key opens; null for a key that we did not give. */
export async function screenOfKey(
  { SESSION_SECRET }: Pick<Settings, 'SESSION_SECRET'>,
  key: string,
): Promise<string | null> {
  const [productId = '', signature = ''] = key.split(BETWEEN)
  return (await isSignedBy(SESSION_SECRET, PURPOSE, productId, signature)) ? productId : null
}
