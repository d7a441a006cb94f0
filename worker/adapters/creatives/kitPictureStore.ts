import type { KitPictureRole } from '#domain/creatives/brandKit/brandKit.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import type { Bindings } from '../../platform/env.ts'
import { log } from '../../platform/log.ts'

type Bucket = Pick<Bindings, 'CREATIVES'>

const folderOf = (kitId: string) => `brand-kits/${kitId}/`
const keyOf = (kitId: string, role: KitPictureRole, sha256: string) =>
  `${folderOf(kitId)}${role}/${sha256}`

/** Stores a kit's logo or picture under its SHA-256; returns the hash as hex. Raises upload_storage_failed. */
export async function storeKitPicture(
  { CREATIVES }: Bucket,
  { kitId, role }: { kitId: string; role: KitPictureRole },
  { content, fileType }: { content: Uint8Array<ArrayBuffer>; fileType: 'png' | 'jpeg' },
): Promise<string> {
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', content)).toString('hex')
  try {
    await CREATIVES.put(keyOf(kitId, role, sha256), content, {
      httpMetadata: { contentType: `image/${fileType}` },
    })
    return sha256
  } catch (error) {
    log('warn', 'bucket refused', {
      verb: 'kit picture',
      message: reasonOf(error),
    })
    throw new ProductError('upload_storage_failed')
  }
}

/** A stored logo or picture; null if it no longer exists. */
export async function readKitPicture(
  { CREATIVES }: Bucket,
  { kitId, role, sha256 }: { kitId: string; role: KitPictureRole; sha256: string },
): Promise<R2ObjectBody | null> {
  return await CREATIVES.get(keyOf(kitId, role, sha256))
}

/** Deletes a kit's stored files of a role except the current one. Never fails: the next change tries again. */
export async function deleteKitPictures(
  { CREATIVES }: Bucket,
  kitId: string,
  kept?: { role: KitPictureRole; sha256: string | null },
): Promise<void> {
  const prefix = kept ? `${folderOf(kitId)}${kept.role}/` : folderOf(kitId)
  const keep = kept?.sha256 ? keyOf(kitId, kept.role, kept.sha256) : null
  try {
    const { objects } = await CREATIVES.list({ prefix })
    const keys = objects.map(({ key }) => key).filter((key) => key !== keep)
    if (keys.length > 0) await CREATIVES.delete(keys)
  } catch (error) {
    log('warn', 'bucket refused', {
      verb: 'forget kit pictures',
      message: reasonOf(error),
    })
  }
}
