import { listKits } from '#database/queries/creatives/brandKits.ts'
import type { PersonalData } from '#worker/operations/accounts/privacy/personalData.ts'
import { deleteBrandKitOf } from './deleteBrandKitOf.ts'

/** A person's brand kit and its pictures. */
export const BRAND_KIT_DATA: PersonalData = {
  exportOf: async ({ db }, accountId) => {
    const [found] = await listKits(db, [accountId])
    if (!found) return { brandKit: null }
    const { kit, logo, picture, updatedAt } = found
    return { brandKit: { kit, logo, picture, updatedAt } }
  },
  erase: async (context, { id }) => await deleteBrandKitOf(context, id),
}
