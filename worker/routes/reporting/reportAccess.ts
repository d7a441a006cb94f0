import type { Context } from 'hono'
import {
  MAILED_ACCESS_HEADER,
  ORDER_KEY_HEADER,
  REPORT_SHARE_HEADER,
} from '#domain/foundation/headerNames.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import type { ReportAccess } from '#worker/operations/reporting/openReport.ts'
import { orderCookie } from '#worker/routes/accounts/orderCookies.ts'

/** Credentials for a report without a login: a mailed code's token, a guest's own order, or a shared link. */
export const reportAccessOf = (c: Context<AppEnv>): ReportAccess => ({
  accessToken: c.req.header(MAILED_ACCESS_HEADER),
  accessKeyOf: (orderId) => c.req.header(ORDER_KEY_HEADER) || orderCookie(c, orderId),
  shareKey: c.req.header(REPORT_SHARE_HEADER),
})
