import type { BrandKitRow, KitOwner } from '#database/queries/creatives/brandKits.ts'
import type {
  BrandKitView,
  KitPicture,
  KitPictureRole,
  KitPictureView,
} from '#domain/creatives/brandKit/brandKit.ts'
import { kitPictureUrl } from '#worker/adapters/creatives/kitPictureUrl.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** A kit as its owner and the desk see it; empty if none is stored. */
export async function brandKitView(
  { settings }: Pick<OperationContext, 'settings'>,
  { ownerKind }: Pick<KitOwner, 'ownerKind'>,
  row: BrandKitRow | null,
): Promise<BrandKitView> {
  const shown = async (
    role: KitPictureRole,
    picture: KitPicture | null | undefined,
  ): Promise<KitPictureView | null> =>
    row && picture
      ? { ...picture, url: await kitPictureUrl(settings, { kitId: row.id, role, picture }) }
      : null
  return {
    kit: row?.kit ?? null,
    logo: await shown('logo', row?.logo),
    picture: await shown('picture', row?.picture),
    keptWith: ownerKind,
    updatedAt: row?.updatedAt ?? null,
  }
}
