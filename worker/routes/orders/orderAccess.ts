import { MAILED_ACCESS_HEADER, ORDER_KEY_HEADER } from '#domain/foundation/headerNames.ts'
import type { Context } from 'hono'
import type { UploadAccess } from '#worker/operations/creatives/creative/uploads/openUploadLine.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { orderCookie } from '#worker/routes/accounts/orderCookies.ts'

/** Credentials for an upload area without a login: the mailed code's token, or a guest's own order. */
export const accessOf = (c: Context<AppEnv>): UploadAccess => ({
  accessToken: c.req.header(MAILED_ACCESS_HEADER),
  accessKeyOf: (orderId) => c.req.header(ORDER_KEY_HEADER) || orderCookie(c, orderId),
})
