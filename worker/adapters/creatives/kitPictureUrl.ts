import type { KitPicture, KitPictureRole } from '#domain/creatives/brandKit/brandKit.ts'
import { type AddressSettings, creativesOrigin } from './creativeUrl.ts'
import { isSigned, type SessionSecrets, sessionRing, sign } from '../keyRing.ts'

const PURPOSE = 'kit-picture-url'

/** Key of a kit's picture. */
export interface KitPictureKey {
  kitId: string
  role: KitPictureRole
  sha256: string
}

const signedText = ({ kitId, role, sha256 }: KitPictureKey) => `${kitId} ${role} ${sha256}`

/** Address of a kit's logo or picture, unguessable and permanent for this picture. */
export async function kitPictureUrl(
  settings: AddressSettings,
  key: Omit<KitPictureKey, 'sha256'> & { picture: KitPicture },
): Promise<string> {
  const { kitId, role, picture } = key
  const { sha256 } = picture
  const signature = await sign(sessionRing(settings), PURPOSE, signedText({ kitId, role, sha256 }))
  return `${creativesOrigin(settings)}/brand-kits/${kitId}/${role}/${sha256}/${signature}`
}

/** Whether the signature in such an address is ours. */
export const isKitPictureSignature = async (
  settings: SessionSecrets,
  key: KitPictureKey,
  signature: string,
): Promise<boolean> => await isSigned(sessionRing(settings), PURPOSE, signedText(key), signature)
