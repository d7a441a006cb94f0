import { isSigned, type ScreenSecrets, screenRing, sign } from '../keyRing.ts'

const PURPOSE = 'screen-key'
const BETWEEN = '~'

/** Key that opens a screen's player; only its publisher has it. */
export const screenKeyOf = async (settings: ScreenSecrets, productId: string): Promise<string> =>
  `${productId}${BETWEEN}${await sign(screenRing(settings), PURPOSE, productId)}`

/** The screen that a key opens; null for an invalid key. */
export async function screenOfKey(settings: ScreenSecrets, key: string): Promise<string | null> {
  const [productId = '', signature = ''] = key.split(BETWEEN)
  return (await isSigned(screenRing(settings), PURPOSE, productId, signature)) ? productId : null
}
