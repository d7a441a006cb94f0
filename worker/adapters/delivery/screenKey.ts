import { isSigned, type ScreenSecrets, screenRing, sign } from '../keyRing.ts'

const PURPOSE = 'screen-key'
const BETWEEN = '~'

/** What a screen's player is opened with: known to its publisher alone. */
export const screenKeyOf = async (settings: ScreenSecrets, productId: string): Promise<string> =>
  `${productId}${BETWEEN}${await sign(screenRing(settings), PURPOSE, productId)}`

/** The screen that a key opens; null for a key that we did not give. */
export async function screenOfKey(settings: ScreenSecrets, key: string): Promise<string | null> {
  const [productId = '', signature = ''] = key.split(BETWEEN)
  return (await isSigned(screenRing(settings), PURPOSE, productId, signature)) ? productId : null
}
