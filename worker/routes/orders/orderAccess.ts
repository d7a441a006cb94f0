import type { Context } from 'hono'
import type { UploadAccess } from '#worker/operations/creatives/creative/uploads/openUploadLine.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { orderCookie } from '#worker/routes/accounts/orderCookies.ts'

const ACCESS_HEADER = 'x-amd-mailed-access'
const KEY_HEADER = 'x-amd-order-key'

/** What somebody without a login opens an upload area with: the mailed code's token, or a guest's own order. */
export const accessOf = (c: Context<AppEnv>): UploadAccess => ({
  accessToken: c.req.header(ACCESS_HEADER),
  accessKeyOf: (orderId) => c.req.header(KEY_HEADER) || orderCookie(c, orderId),
})
