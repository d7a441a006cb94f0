import type { BrandKit, BrandKitView, KitPictureRole } from '#domain/creatives/brandKit/brandKit.ts'
import {
  answerOf,
  api,
  mailedAccessHeaders,
  sessionHeaders,
} from '#client/api/foundation/apiClient.ts'
import { fetchWithSession } from '#client/api/foundation/sessionId.ts'

/** Headers of the session and of mailed codes entered in this browser. */
const opened = () => ({ headers: { ...sessionHeaders(), ...mailedAccessHeaders() } })

const areaKit = api['upload-areas'][':id']['brand-kit']

/** The brand kit of an upload area. Raises order_not_found, as all calls here do for a stranger. */
export const loadBrandKit = (id: string): Promise<BrandKitView> =>
  answerOf<BrandKitView>(areaKit.$get({ param: { id } }, opened()))

/** Saves the texts and colors of a kit. Raises kit_limit_reached. */
export const saveBrandKitCall = (id: string, json: BrandKit): Promise<BrandKitView> =>
  answerOf<BrandKitView>(areaKit.$put({ param: { id }, json }, opened()))

/** Saves a logo or picture. Raises kit_picture_unusable, kit_limit_reached. */
export const putKitPictureCall = (
  id: string,
  role: KitPictureRole,
  content: Blob,
): Promise<BrandKitView> =>
  answerOf<BrandKitView>(
    fetchWithSession(`/api/upload-areas/${id}/brand-kit/pictures/${role}`, {
      method: 'PUT',
      body: content,
      headers: { ...opened().headers, 'Content-Type': 'application/octet-stream' },
    }),
  )

/** Removes a logo or picture from a kit. Raises kit_limit_reached. */
export const removeKitPictureCall = (id: string, role: KitPictureRole): Promise<BrandKitView> =>
  answerOf<BrandKitView>(areaKit.pictures[':role'].$delete({ param: { id, role } }, opened()))
