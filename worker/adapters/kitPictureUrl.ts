import type { KitPicture, KitPictureRole } from '#domain/brandKit/brandKit.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { creativesOrigin } from './creativeUrl.ts'
import { isSignedBy, sign } from './signature.ts'

const PURPOSE = 'kit-picture-url'

/** Which picture of which kit. */
export interface KitPictureKey {
  kitId: string
  role: KitPictureRole
  sha256: string
}

const signedText = ({ kitId, role, sha256 }: KitPictureKey) => `${kitId} ${role} ${sha256}`

/** Where a kit's logo or picture is shown from: an address that nobody can guess and that never shows another. */
export async function kitPictureUrl(
  settings: Pick<Settings, 'CREATIVES_HOST' | 'SITE_URL' | 'SESSION_SECRET'>,
  key: Omit<KitPictureKey, 'sha256'> & { picture: KitPicture },
): Promise<string> {
  const { kitId, role, picture } = key
  const { sha256 } = picture
  const signature = await sign(
    settings.SESSION_SECRET,
    PURPOSE,
    signedText({ kitId, role, sha256 }),
  )
  return `${creativesOrigin(settings)}/brand-kits/${kitId}/${role}/${sha256}/${signature}`
}

/** Whether the signature in such an address is ours. */
export const isKitPictureSignature = async (
  { SESSION_SECRET }: Pick<Settings, 'SESSION_SECRET'>,
  key: KitPictureKey,
  signature: string,
): Promise<boolean> => await isSignedBy(SESSION_SECRET, PURPOSE, signedText(key), signature)
