import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { brandKitSchema, KIT_PICTURE_ROLES } from '#domain/creatives/brandKit/brandKit.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { rateLimit } from '#worker/middleware/rateLimit.ts'
import { requires } from '#worker/middleware/requires.ts'
import { validated } from '#worker/middleware/validated.ts'
import { operationContext } from '#worker/platform/operationContext.ts'
import {
  putKitPicture,
  removeKitPicture,
} from '#worker/operations/creatives/brandKits/putKitPicture.ts'
import { readBrandKit } from '#worker/operations/creatives/brandKits/readBrandKit.ts'
import { saveBrandKit } from '#worker/operations/creatives/brandKits/saveBrandKit.ts'
import { accessOf } from '#worker/routes/orders/orderAccess.ts'

const areaSchema = z.object({ id: idSchema('lin', 'ord') })
const pictureSchema = areaSchema.extend({ role: z.enum(KIT_PICTURE_ROLES) })

const keyOf = (c: Context<AppEnv>, id: string) => ({ id, access: accessOf(c) })

/**
 * /api/upload-areas/{id}/brand-kit: logo, texts and colors for drawing ads, stored with the account or a guest's
 * order.
 */
export const brandKitRoutes = new Hono<AppEnv>()
  .get(
    '/:id/brand-kit',
    requires('uploadCreatives'),
    rateLimit('LIMIT_READ', 'brand-kits'),
    validated('param', areaSchema),
    async (c) => c.json(await readBrandKit(operationContext(c), keyOf(c, c.req.valid('param').id))),
  )
  .put(
    '/:id/brand-kit',
    requires('uploadCreatives'),
    rateLimit('LIMIT_WRITE', 'brand-kits'),
    validated('param', areaSchema),
    validated('json', brandKitSchema),
    async (c) => {
      const key = keyOf(c, c.req.valid('param').id)
      return c.json(await saveBrandKit(operationContext(c), { ...key, kit: c.req.valid('json') }))
    },
  )
  .put(
    '/:id/brand-kit/pictures/:role',
    requires('uploadCreatives'),
    rateLimit('LIMIT_WRITE', 'brand-kit-pictures'),
    validated('param', pictureSchema),
    async (c) => {
      const { id, role } = c.req.valid('param')
      const content = new Uint8Array(await c.req.arrayBuffer())
      return c.json(await putKitPicture(operationContext(c), { ...keyOf(c, id), role, content }))
    },
  )
  .delete(
    '/:id/brand-kit/pictures/:role',
    requires('uploadCreatives'),
    rateLimit('LIMIT_WRITE', 'brand-kits'),
    validated('param', pictureSchema),
    async (c) => {
      const { id, role } = c.req.valid('param')
      return c.json(await removeKitPicture(operationContext(c), { ...keyOf(c, id), role }))
    },
  )
