import { deleteKit } from '#database/queries/creatives/brandKits.ts'
import { deleteKitPictures } from '#worker/adapters/creatives/kitPictureStore.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** Deletes the brand kit of an account or a guest's order, if any, with its pictures. */
export async function deleteBrandKitOf(
  { db, env }: Pick<OperationContext, 'env' | 'db'>,
  ownerId: string,
): Promise<void> {
  const id = await deleteKit(db, ownerId)
  if (id !== undefined) await deleteKitPictures(env, id)
}
