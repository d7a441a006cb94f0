import { KIT_PICTURE_ROLES } from '#domain/creatives/brandKit/brandKit.ts'
import { readKitPicture } from '#worker/adapters/creatives/kitPictureStore.ts'
import { isKitPictureSignature } from '#worker/adapters/creatives/kitPictureUrl.ts'
import type { SessionSecrets } from '#worker/adapters/keyRing.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/**
 * A kit's logo or picture behind a signed address of the creatives' host; null if it was deleted or we did not sign
 * it.
 */
export async function serveKitPicture(
  { env, settings }: Pick<OperationContext, 'env'> & { settings: SessionSecrets },
  request: { kitId: string; role: string; sha256: string; signature: string },
): Promise<{ body: ReadableStream; contentType: string } | null> {
  const role = KIT_PICTURE_ROLES.find((one) => one === request.role)
  if (!role) return null
  const key = { kitId: request.kitId, role, sha256: request.sha256 }
  if (!(await isKitPictureSignature(settings, key, request.signature))) return null
  const stored = await readKitPicture(env, key)
  if (!stored) return null
  return { body: stored.body, contentType: stored.httpMetadata?.contentType ?? 'image/png' }
}
